/** The first picture that shows a colour; else one that shows them all, else the first there is. */
export const pictureInColor = <Shown extends { color: string | null }>(
  pictures: readonly Shown[],
  color: string | null,
): Shown | undefined =>
  pictures.find((picture) => picture.color === color) ??
  pictures.find((picture) => picture.color === null) ??
  pictures[0];
