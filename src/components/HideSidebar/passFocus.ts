/**
 * Moves the focus between the button that hides the sidebar and the strip that shows it again, when one
 * takes the place of the other: else the keyboard would start anew at the top of the page.
 */
export function passFocus(button: HTMLElement): () => void {
  const focus = (nodes: readonly Node[], target?: HTMLElement) => {
    const strip = nodes.find(isStrip);
    const isLost = [document.body, button].some((place) => place === document.activeElement);
    if (strip !== undefined && isLost) {
      (target ?? strip).focus();
    }
  };
  const observer = new MutationObserver((records) => {
    focus(records.flatMap(({addedNodes}) => [...addedNodes]));
    focus(
      records.flatMap(({removedNodes}) => [...removedNodes]),
      button,
    );
  });
  const sidebar = button.closest('aside');
  if (sidebar !== null) {
    observer.observe(sidebar, {childList: true, subtree: true});
  }
  return () => {
    observer.disconnect();
  };
}

/** Docusaurus' ExpandButton. */
function isStrip(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.matches('div[role="button"]');
}
