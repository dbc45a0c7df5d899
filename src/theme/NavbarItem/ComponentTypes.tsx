// Change: only the kinds of items that docusaurus.config.ts has, and the list of libraries; the original adds version and
// language menus to every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

import {LibraryMenu} from '@site/src/components/LibraryMenu';

const ComponentTypes = {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  'custom-libraries': LibraryMenu,
};

export default ComponentTypes;
