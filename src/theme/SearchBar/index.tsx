// Change: the box of docusaurus-lunr-search is replaced entirely: it fetches the index on every page, needs
// `unsafe-eval`, shows results as HTML and stays on "Loading..." when the fetch fails.
import {type ComponentType, Suspense, lazy} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {highlightWords} from '@site/features/search/engine/highlightAddress';
import {SearchBox} from '@site/features/search/ui/SearchBox';
import {SearchSheet} from '@site/features/search/ui/SearchSheet';

// Only readers who come from a result need it. If it does not load, only the marks are missing.
const SearchHighlight = lazy<ComponentType>(() =>
  import('@site/features/search/ui/SearchHighlight').then(
    (loaded) => ({default: loaded.SearchHighlight}),
    () => ({default: () => null}),
  ),
);

export default function SearchBar() {
  const {search} = useLocation();
  const isHighlighted = useIsBrowser() && highlightWords(search).length > 0;
  return (
    <div role="search">
      <SearchBox variant="bar" />
      <SearchSheet />
      {isHighlighted && (
        <Suspense>
          <SearchHighlight />
        </Suspense>
      )}
      <noscript>
        <a href="/search">Search needs JavaScript</a>
      </noscript>
    </div>
  );
}
