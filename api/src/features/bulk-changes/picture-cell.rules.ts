import { Refusal } from "../../platform/errors/errors.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { cleanLine, startOfText } from "../../platform/text.ts";
import {
  isSameList,
  listedPicture,
  maxPictures,
  mediaKeyOfUrl,
  withPicture,
  type PictureList,
} from "../product-admin/pictures/picture-list.rules.ts";
import { splitList } from "../../platform/csv/list-cells.ts";
import { cellOf, type CsvColumn } from "./csv-cells.rules.ts";
import type { CurrentProduct } from "./planned-row.rules.ts";

/** The longest name of a file on common systems. */
export const maxFileNameLength = 255;

/** Longest URL of a picture: an index of the database holds it. */
const maxUrlLength = 2000;

/** A picture that a cell can name: it is in the shop already, or came with the import. */
export type KnownPicture = { key: string; width: number; height: number };

/** The result of reading a URL; several pictures for a name that was uploaded more than once. */
export type NewPicture = { pictures: KnownPicture[]; problem: string | null };

/** What the picture cells of some rows refer to. */
export type KnownPictures = {
  /** The pictures of the products whose cells changed. */
  lists: ReadonlyMap<string, PictureList>;
  /** Pictures of this shop by their key. */
  own: ReadonlyMap<string, KnownPicture>;
  /** Pictures that came with the import, by URL or name. */
  added: ReadonlyMap<string, NewPicture>;
  /** Collects the URLs that have to be read before the row can be checked. */
  unread: Set<string>;
};

/** A name as pictures are found by it: letter case and Unicode form do not count. Throws BAD_INPUT. */
export const pictureName = (name: string): string => cleanLine(name, "name", maxFileNameLength).toLowerCase();

type CellEntry = { text: string; key: string | undefined };

/** The entries of a cell; `key` is that of a picture of this shop. */
export const cellEntries = (text: string, publicUrl: string): CellEntry[] =>
  splitList(text).map((entry) => ({ text: entry, key: mediaKeyOfUrl(entry, publicUrl) }));

/** The cell of a row if it changes the pictures. A blank cell, and one as the export writes it, changes nothing. */
export const changedPictureCell = (
  row: Partial<Record<CsvColumn, string>>,
  current: CurrentProduct | undefined,
  publicUrl: string,
): string | undefined => {
  const cell = row.images ?? "";
  if (cell === "" || (current && cell === cellOf(current, "images", publicUrl))) return undefined;
  return splitList(cell).length === 0 ? undefined : cell;
};

/** Any URL, also one that the shop does not read. */
const isUrl = (text: string): boolean => /^([a-z][a-z\d+.-]*:|\/)/i.test(text);

/** The URL in its standard form, which has ASCII characters only. Throws PICTURE_LINK_INVALID. */
const urlOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text).href : "";
  return url === "" || url.length > maxUrlLength ? refuse("PICTURE_LINK_INVALID") : url;
};

/** The picture of an entry; `undefined` if its URL has to be read first. Throws the refusal of a picture. */
const pictureOfEntry = ({ text, key }: CellEntry, known: KnownPictures): KnownPicture | undefined => {
  if (key !== undefined) return known.own.get(key) ?? refuse("PICTURE_URL_UNREACHABLE");
  const isLink = isUrl(text);
  const source = isLink ? urlOf(text) : pictureName(text);
  const { pictures: [picture, ...others] = [], problem = null } = known.added.get(source) ?? {};
  if (others.length > 0) return refuse("IMAGE_NAME_REPEATED");
  if (picture) return picture;
  if (problem !== null) return refuse("PICTURE_URL_UNREACHABLE", { message: problem });
  if (!isLink) return refuse("IMAGE_NAME_UNKNOWN");
  known.unread.add(source);
  return undefined;
};

/**
 * The pictures that a cell names, in its order. Those of the product keep their colour, view and text. A picture that is named
 * twice is there once. Returns the problem of each entry that cannot be used. Throws PICTURES_FULL.
 */
export const picturesOfCell = (
  text: string,
  list: PictureList,
  { known, publicUrl }: { known: KnownPictures; publicUrl: string },
): { pictures: PictureList; problems: string[] } => {
  const entries = cellEntries(text, publicUrl);
  if (entries.length > maxPictures) refuse("PICTURES_FULL", { field: "images" });
  const remaining = [...list];
  const problems: string[] = [];
  let pictures: PictureList = [];
  for (const entry of entries)
    try {
      const picture = pictureOfEntry(entry, known);
      if (!picture) continue;
      const index = remaining.findIndex(({ mediaKey }) => mediaKey === picture.key);
      const [existing] = index < 0 ? [] : remaining.splice(index, 1);
      if (existing || !pictures.some(({ mediaKey }) => mediaKey === picture.key))
        pictures = withPicture(pictures, existing ?? listedPicture(picture, {}));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(`images: ${startOfText(entry.text, 100)}: ${error.message}`);
    }
  return { pictures: isSameList(pictures, list) ? list : pictures, problems };
};
