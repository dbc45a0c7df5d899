/**
 * Moves the focus between the button that hides the sidebar and the strip that shows it again when one
 * replaces the other. Otherwise, keyboard users would start over at the top of the page.
 */
export function moveFocus(button: HTMLElement): () => void {
  const passTo = (target: HTMLElement) => {
    if (document.activeElement === document.body || document.activeElement === button) {
      target.focus();
    }
  };
  const observer = new MutationObserver((records) => {
    for (const {addedNodes, removedNodes} of records) {
      const strip = [...addedNodes].find(isStrip);
      if (strip !== undefined) {
        passTo(strip);
      } else if ([...removedNodes].some(isStrip)) {
        passTo(button);
      }
    }
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
