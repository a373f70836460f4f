type Listed = { id: string };

/** The ids with one moved to another place; the ends of the list stop it. */
export const movedTo = (pictures: readonly Listed[], id: string, place: number): string[] => {
  const others = pictures.map((picture) => picture.id).filter((other) => other !== id);
  const end = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, end), id, ...others.slice(end)];
};

/** The pictures in the order of these ids. */
export const inOrder = <Item extends Listed>(pictures: readonly Item[], ids: readonly string[]): Item[] =>
  ids.map((id) => pictures.find((picture) => picture.id === id)).filter((picture) => picture !== undefined);

/** Read out after a move. */
export const placeMessage = (name: string, place: number, count: number): string =>
  `${name} is now picture ${place + 1} of ${count}.`;
