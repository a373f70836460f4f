type Listed = { id: string };

/** The picture after another one, else the one before; `undefined` if there is no other. */
export const neighbourOf = <Item extends Listed>(pictures: readonly Item[], id: string): Item | undefined => {
  const position = pictures.findIndex((picture) => picture.id === id);
  return pictures[position + 1] ?? pictures[position - 1];
};

/** The pictures in the order of these ids. */
export const inOrder = <Item extends Listed>(pictures: readonly Item[], ids: readonly string[]): Item[] =>
  ids.map((id) => pictures.find((picture) => picture.id === id)).filter((picture) => picture !== undefined);

/** Read out after a move. */
export const positionMessage = (name: string, position: number, count: number): string =>
  `${name} is now picture ${position + 1} of ${count}.`;
