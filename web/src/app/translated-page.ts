type Place = {
  /** What stands in the place of the texts: `<font>`, in most browsers. */
  node: ChildNode;
  /** The text nodes of React that it has replaced, in their order. */
  texts: Text[];
};

/** Each text node of React that a translation has taken out of the page. */
const places = new WeakMap<Node, Place>();

/** What React itself has removed. */
const removedByReact = new WeakSet<Node>();

const isAtPlaceOf =
  ({ target, previousSibling, nextSibling }: MutationRecord) =>
  (record: MutationRecord): boolean =>
    record.target === target &&
    record.previousSibling === previousSibling &&
    record.nextSibling === nextSibling &&
    record.addedNodes.length > 0;

/** Finds the nodes that replace removed texts: added by the same change, or a `<font>` beside the text, which React never adds. */
const notePlaces = (records: readonly MutationRecord[]): void => {
  const fonts = new Set<Node | null | undefined>(
    records.flatMap(({ addedNodes }) => [...addedNodes].filter(({ nodeName }) => nodeName === "FONT")),
  );
  const newPlaces = new Map<Node, Place>();
  const findReplacement = (record: MutationRecord): Node | null | undefined => {
    if (record.addedNodes[0]) return record.addedNodes[0];
    const { previousSibling, nextSibling } = record;
    const beside = [previousSibling, nextSibling, records.find(isAtPlaceOf(record))?.addedNodes[0]];
    const candidates = beside.filter((node) => fonts.has(node));
    return candidates.find((node) => !newPlaces.has(node as Node)) ?? candidates[0];
  };
  for (const record of records) {
    for (const node of record.addedNodes) {
      // React has moved a text that was replaced.
      const place = places.get(node);
      if (place && !place.node.contains(node)) place.node.remove();
    }
    for (const text of record.removedNodes) {
      if (!(text instanceof Text) || text.isConnected || removedByReact.has(text)) continue;
      const node = findReplacement(record);
      if (!node) continue;
      const place = newPlaces.get(node) ?? { node: node as ChildNode, texts: [] };
      place.texts.push(text);
      newPlaces.set(node, place);
      places.set(text, place);
    }
  }
};

/**
 * Keeps React's changes of a translated page right. A browser that translates puts `<font>` elements in the place of text nodes, or
 * around them. React goes on with its own nodes: it would fail where it removes such a text or inserts before it, and write what
 * has changed into a text that is no longer in the page. Here a text that React changes comes back into the page, and the browser
 * translates it anew.
 */
export const keepTranslatedPageCurrent = (): void => {
  const observer = new MutationObserver(notePlaces);
  observer.observe(document.body, { childList: true, subtree: true });

  const putBack = (text: Node): void => {
    if (text.parentNode) return;
    notePlaces(observer.takeRecords());
    const place = places.get(text);
    if (place?.node.parentNode) place.node.replaceWith(...place.texts);
  };

  /** The child of the parent that is, contains or replaces the node; `null` if there is none. */
  const childInPlace = (parent: Node, node: Node | null): ChildNode | null => {
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode ?? places.get(child)?.node ?? null;
    return child as ChildNode | null;
  };

  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ): Inserted {
    if (next && next.parentNode !== this) notePlaces(observer.takeRecords());
    const place = childInPlace(this, next);
    // These methods of the browser do not call the replaced ones.
    if (place) place.before(node);
    else this.appendChild(node);
    return node;
  };

  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    putBack(node);
    let removed: Node = node;
    // A wrapper goes with its only text: an empty one would take the space of a gap.
    while (
      removed.parentNode !== this &&
      this.contains(removed) &&
      removed.parentElement?.childNodes.length === 1
    )
      removed = removed.parentElement;
    (removed as ChildNode).remove();
    removedByReact.add(node);
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      putBack(this);
    },
  });
};
