// Change: remembers the version that is read. The original writes the choice only from a version
// dropdown, which a site with one version does not show.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';

import {RememberVersion} from '@site/src/components/RememberVersion';

export default function DocVersionRootWithMemory(props: Props): ReactNode {
  return (
    <>
      <RememberVersion version={props.version.version} />
      <DocVersionRoot {...props} />
    </>
  );
}
