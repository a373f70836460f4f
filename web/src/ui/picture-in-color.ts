/** The first picture in a colour; else one without a colour, else the first picture; `undefined` without pictures. */
export const pictureInColor = <ColorPicture extends { color: string | null }>(
  pictures: readonly ColorPicture[],
  color: string | null,
): ColorPicture | undefined =>
  pictures.find((picture) => picture.color === color) ??
  pictures.find((picture) => picture.color === null) ??
  pictures[0];
