// Change: the mobile menu is a modal dialog: Escape closes it, focus stays inside and returns, and the
// page behind it is inert; it opens at the current page. The original is a plain block that leaves the focus in the
// page.
import type {ReactNode} from 'react';
// Named in CONTRIBUTING.md: the state of the menu is not exported anywhere else.
// eslint-disable-next-line no-restricted-imports -- see the line above
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {CurrentInSidebar} from '@site/src/components/CurrentInSidebar';
import {MobileMenu} from '@site/src/components/MobileMenu';

export default function ModalMobileSidebar(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  if (!shouldRender) {
    return null;
  }
  return (
    <MobileMenu open={shown} onClose={toggle}>
      <MobileSidebar />
      {shown && <CurrentInSidebar />}
    </MobileMenu>
  );
}
