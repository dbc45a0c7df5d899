// Change: a `details` in a bar that stays in view while the page scrolls, and that closes by itself; the original is only
// above the text, and stays open.
import {StickyToc} from '@site/src/components/StickyToc';

export default StickyToc;
