// Change: no element around the label, which would cut it after two lines. No label is that long, and the elements of a
// page are counted: the sidebar has one less for each page that it shows.
import type {Props} from '@theme/DocSidebarItem/Link';
import type {ReactNode} from 'react';

import {SidebarLink} from '@site/src/components/SidebarLink';

export default function DocSidebarItemLink(props: Props): ReactNode {
  return <SidebarLink {...props} />;
}
