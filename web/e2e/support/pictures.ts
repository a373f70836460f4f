import sharp from "sharp";

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** A photograph of this colour, with noise as a camera makes it. */
export const aPhoto = async (name: string, background: string, width = 900): Promise<PictureFile> => {
  const height = Math.round((width * 4) / 3);
  const noise = sharp({
    create: {
      width: Math.round(width / 8),
      height: Math.round(height / 8),
      channels: 3,
      background,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  const tinted = sharp(await noise.png().toBuffer())
    .tint(background)
    .resize(width, height, { fit: "fill" });
  return { name, mimeType: "image/jpeg", buffer: await tinted.jpeg({ quality: 92 }).toBuffer() };
};
