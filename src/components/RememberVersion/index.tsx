import {useDoc, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect} from 'react';

/** Stores the version of the documentation being read, under the key that Docusaurus reads. */
export function RememberVersion(): null {
  const {version} = useDoc().metadata;
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion();
  const known = preferredVersion?.name;
  useEffect(() => {
    if (known === version) {
      return undefined;
    }
    // The stored value is known after the effects of the first render; writing costs a phone milliseconds.
    const timer = window.setTimeout(() => {
      savePreferredVersionName(version);
    });
    return () => {
      window.clearTimeout(timer);
    };
  }, [known, savePreferredVersionName, version]);
  return null;
}
