// Change: only the kinds of items that docusaurus.config.ts has; the original adds version and
// language menus to every page.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

const ComponentTypes = {default: DefaultNavbarItem, search: SearchNavbarItem};

export default ComponentTypes;
