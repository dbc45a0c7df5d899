// Change: the box of docusaurus-lunr-search is replaced entirely: it fetches the index on every page, needs
// `unsafe-eval`, shows results as HTML and stays on "Loading..." when the fetch fails.
import {SearchBox} from '@site/features/search/ui/SearchBox';
import {SearchHighlight} from '@site/features/search/ui/SearchHighlight';
import {SearchSheet} from '@site/features/search/ui/SearchSheet';

export default function SearchBar() {
  return (
    <div role="search">
      <SearchBox variant="bar" />
      <SearchSheet />
      <SearchHighlight />
      <noscript>
        <a href="/search">Search needs JavaScript</a>
      </noscript>
    </div>
  );
}
