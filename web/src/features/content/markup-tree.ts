/** A text with its marks, as the server has read them: docs/adr/0059-content.md. */
export type MarkupNode = string | number | readonly MarkupNode[];

export type MarkupElement = readonly MarkupNode[];

/** The blocks of a text, or the content of a paragraph. */
export const nodesOf = (tree: unknown): readonly MarkupNode[] =>
  Array.isArray(tree) ? (tree as MarkupNode[]) : [];

export const isElement = (node: MarkupNode | undefined, name?: string): node is MarkupElement =>
  Array.isArray(node) && (name === undefined || (node as MarkupElement)[0] === name);

/** A section of a page: the heading, and the blocks below it. */
export type MarkupSection = { heading: readonly MarkupNode[]; blocks: readonly MarkupNode[] };

/** The blocks before the first heading, and one section for each heading of any level. */
export const sectionsOf = (
  blocks: readonly MarkupNode[],
): { before: readonly MarkupNode[]; sections: readonly MarkupSection[] } => {
  const before: MarkupNode[] = [];
  const sections: { heading: readonly MarkupNode[]; blocks: MarkupNode[] }[] = [];
  for (const block of blocks) {
    if (isElement(block, "h")) sections.push({ heading: block.slice(2), blocks: [] });
    else (sections.at(-1)?.blocks ?? before).push(block);
  }
  return { before, sections };
};

/** The entries of a list if each begins with words in bold: a name, and what belongs to it. */
export const namedEntries = (
  list: MarkupElement,
): readonly { name: readonly MarkupNode[]; text: readonly MarkupNode[] }[] | undefined => {
  const entries = list.slice(1).map((entry) => {
    const [, first, ...text] = isElement(entry, "li") ? entry : [];
    return isElement(first, "b") ? { name: first.slice(1), text } : undefined;
  });
  const named = entries.filter((entry) => entry !== undefined);
  return named.length === entries.length && named.length > 0 ? named : undefined;
};
