/** Longest side of a stored product picture in pixels, the largest that the shop stores. More only make the upload longer. */
const MAX_SIDE = 2400;

/** Files below this size are sent as they are. */
const MIN_BYTES = 1_500_000;

const QUALITY = 0.92;

/** The size that fits into the longest side, in whole pixels. */
export const fittingSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));

/**
 * A large photograph reduced to the size of a stored product picture: a phone on a slow line sends a megabyte in place
 * of ten. Returns the file itself if it is small, no JPEG, or if this browser cannot decode it.
 */
export const smallerPhoto = async (file: File): Promise<File> => {
  if (file.type !== "image/jpeg" || file.size < MIN_BYTES) return file;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, fittingSize(photo.width, photo.height));
    canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const blob = await toJpeg(canvas);
    return blob && blob.size < file.size ? new File([blob], file.name, { type: "image/jpeg" }) : file;
  } catch {
    return file;
  }
};
