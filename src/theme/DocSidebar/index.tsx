// Change: on a page of the API reference, which the sidebar does not list, marks the list of all classes.
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import type {ReactNode} from 'react';

import {sidebarPath} from '@site/src/components/ReferenceBreadcrumbs/sidebarPath';

export default function SidebarWithReference(props: Props): ReactNode {
  return <DocSidebar {...props} path={sidebarPath(props.path)} />;
}
