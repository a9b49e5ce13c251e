/** Of text nodes that a translator took out of the page: what it put in their place. */
const inPlaceOf = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** The child of `parent` that a node stands in, or that stands for it; null where there is none. */
function childOf(parent: Node, node: Node | null): Node | null {
  for (let at: Node | null | undefined = node; at; at = at.parentNode ?? inPlaceOf.get(at))
    if (at.parentNode === parent) return at;
  return null;
}

/**
 * Lets a page that the browser translates go on working. Translators replace text nodes by <font> elements; React, which knows only its
 * own nodes, then fails when it puts something before such a text or removes it, and the whole screen with it.
 */
export function surviveTranslators(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node it belongs to
  const { insertBefore, removeChild } = Node.prototype;
  const observer = new MutationObserver(take);
  function take(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const text = type === 'characterData' ? target : removedNodes[0];
      if (!(text instanceof Text) || text.isConnected) continue;
      const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
      const shown = inPlaceOf.get(text);
      if (type === 'childList' && font !== undefined) {
        inPlaceOf.set(text, font);
        observer.observe(text, { characterData: true });
      } else if (type === 'characterData' && shown instanceof Element && shown.isConnected) {
        // what React writes into the text that was taken out is shown again, and translated anew
        inPlaceOf.delete(text);
        shown.replaceWith(text);
      }
    }
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    take(observer.takeRecords());
    insertBefore.call(this, node, childOf(this, before));
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    take(observer.takeRecords());
    const there = childOf(this, child);
    if (there !== null) removeChild.call(this, there);
    return child;
  };
  observer.observe(document, { childList: true, subtree: true });
}
