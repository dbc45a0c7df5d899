import {findWords} from '@site/features/search/engine/mark';

const name = 'rk-search';

/**
 * Marks words in an element with the CSS Custom Highlight API, which leaves the document as it is; where
 * it is missing, nothing is marked. `onMarked` learns whether there are marks. Returns what takes them away.
 */
export function markWords(
  root: Element,
  words: readonly string[],
  onMarked: (marked: boolean) => void,
): () => void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) {
    return () => undefined;
  }
  const wanted = new Set(words);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const highlight = new Highlight();
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    for (const {start, end} of findWords(node.nodeValue ?? '', (word) => wanted.has(word))) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      highlight.add(range);
    }
  }
  CSS.highlights.set(name, highlight);
  onMarked(highlight.size > 0);
  return () => {
    CSS.highlights.delete(name);
    onMarked(false);
  };
}
