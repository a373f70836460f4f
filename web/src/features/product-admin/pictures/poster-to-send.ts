import { smallerPhoto } from "../../../ui/smaller-photo.ts";

/** A picture of the product, or a file. With neither, the first picture of the product. */
export type ChosenPoster = { pictureId?: string; file?: File };

/** The poster with a smaller file: a phone's photograph takes minutes on a slow connection. */
export const posterToSend = async (
  { file, ...poster }: ChosenPoster,
  smaller = smallerPhoto,
): Promise<ChosenPoster> => (file ? { ...poster, file: await smaller(file) } : poster);
