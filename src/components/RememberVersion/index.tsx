import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect} from 'react';

export interface RememberVersionProps {
  /** Name of the version that is read, such as `current`. */
  readonly version: string;
}

/** Stores the version of the documentation that is read, under the key that Docusaurus reads. */
export function RememberVersion({version}: RememberVersionProps): null {
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion();
  const known = preferredVersion?.name;
  useEffect(() => {
    if (known === version) {
      return undefined;
    }
    // What was stored is known after the effects of the first render; writing costs a phone milliseconds.
    const timer = window.setTimeout(() => {
      savePreferredVersionName(version);
    });
    return () => {
      window.clearTimeout(timer);
    };
  }, [known, savePreferredVersionName, version]);
  return null;
}
