/** The first picture that shows a colour; else one that shows them all, else the first there is. */
export const pictureInColor = <ColorPicture extends { color: string | null }>(
  pictures: readonly ColorPicture[],
  color: string | null,
): ColorPicture | undefined =>
  pictures.find((picture) => picture.color === color) ??
  pictures.find((picture) => picture.color === null) ??
  pictures[0];
