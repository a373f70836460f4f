import { randomUUID } from "node:crypto";
import { refuse } from "../product-admin.refusals.ts";
import { isMediaKey } from "../../../platform/files/files.ts";
import { renderedSize } from "../../../platform/images/images.rules.ts";
import { cleanLine } from "../../../platform/text.ts";
import { isSame } from "../../audit/audit.rules.ts";
import { focusInSteps, focusSentence, type Focus } from "../../catalogue/product-row.rules.ts";

/**
 * What the admin edits of a picture. Its colour is `null` if it shows all colours; the focus is the point that stays visible where
 * a page cuts the picture, in percent, `null` for the upper part.
 */
export type PictureText = { view: string; color: string | null; alt: string; focus: Focus | null };

/** The same as an admin sends it. */
export type TypedPictureText = Partial<Omit<PictureText, "focus"> & { focus: readonly number[] | null }>;

/** One picture of a product, as the audit stores it too: width and height are those of the widest rendering. */
export type ListedPicture = PictureText & { id: string; mediaKey: string; width: number; height: number };

/** The pictures of a product in their order. */
export type PictureList = readonly ListedPicture[];

/** Pictures of one product: its page and its form show them all. */
export const maxPictures = 60;

const maxAltLength = 300;

/** Throws BAD_INPUT. */
const checkedFocus = (typed: readonly number[]): Focus =>
  focusInSteps(typed) ?? refuse("BAD_INPUT", { field: "focus", message: focusSentence });

/** Checks typed values against the product's colours. Throws PICTURE_COLOR_UNKNOWN, BAD_INPUT. */
export const checkedText = (typed: TypedPictureText, colors: readonly string[]): Partial<PictureText> => {
  const { color, alt, focus, ...rest } = typed;
  if (color && !colors.includes(color)) refuse("PICTURE_COLOR_UNKNOWN", { field: "color" });
  return {
    ...rest,
    ...(focus === undefined ? {} : { focus: focus && checkedFocus(focus) }),
    ...(color === undefined ? {} : { color: color || null }),
    ...(alt === undefined ? {} : { alt: cleanLine(alt, "alt", maxAltLength) }),
  };
};

/** A stored picture as an entry of a product's list. */
export const listedPicture = (
  { key, width, height }: { key: string; width: number; height: number },
  { view = "front", color = null, alt = "", focus = null }: Partial<PictureText>,
): ListedPicture => ({
  id: randomUUID(),
  mediaKey: key,
  view,
  color,
  alt,
  ...renderedSize({ width, height }),
  focus,
});

/** Throws PICTURES_FULL. */
export const withPicture = (
  list: PictureList,
  picture: ListedPicture,
  position = list.length,
): PictureList =>
  list.length < maxPictures
    ? list.toSpliced(position, 0, picture)
    : refuse("PICTURES_FULL", { field: "file" });

const contentOf = ({ mediaKey, view, color, alt, focus }: ListedPicture) => ({
  mediaKey,
  view,
  color,
  alt,
  focus,
});

/**
 * Adds a picture after the others, unless an equal one was added since the list that the admin saw: a request that is repeated
 * after a lost response adds nothing. Throws PICTURES_FULL.
 */
export const withUpload = (current: PictureList, seen: PictureList, picture: ListedPicture): PictureList => {
  const addedSince = current.filter(({ id }) => !seen.some((each) => each.id === id));
  const isRepeated = addedSince.some((each) => isSame(contentOf(each), contentOf(picture)));
  return isRepeated ? current : withPicture(current, picture);
};

/** Throws PICTURE_NOT_FOUND. */
export const withoutPicture = (list: PictureList, id: string): PictureList =>
  list.some((picture) => picture.id === id)
    ? list.filter((picture) => picture.id !== id)
    : refuse("PICTURE_NOT_FOUND");

/** The key of a picture of this shop, from its URL with or without the shop's origin; `undefined` for other URLs. */
export const mediaKeyOfUrl = (url: string, shopUrl: string, mediaUrl = ""): string | undefined => {
  const path = mediaUrl !== "" && url.startsWith(`${mediaUrl}/`) ? url.slice(mediaUrl.length) : url;
  if (!URL.canParse(path, shopUrl)) return undefined;
  const { origin, pathname } = new URL(path, shopUrl);
  const [, folder, key = ""] = pathname.split("/");
  return origin === new URL(shopUrl).origin && folder === "media" && isMediaKey(key) ? key : undefined;
};

/**
 * Changes a picture of the current list. `seen` is the list that the admin saw. Throws PRODUCT_CHANGED if another admin has
 * changed one of the same values since, PICTURE_NOT_FOUND if it was removed.
 */
export const withChanges = (
  current: PictureList,
  seen: PictureList,
  { id, changes }: { id: string; changes: Partial<PictureText> },
): PictureList => {
  const picture = current.find((each) => each.id === id) ?? refuse("PICTURE_NOT_FOUND");
  const before = seen.find((each) => each.id === id);
  const conflicts = (Object.keys(changes) as (keyof PictureText)[])
    // The audit has lists of a time before pictures had a focus.
    .filter((field) => before && !isSame(before[field] ?? null, picture[field]))
    .filter((field) => !isSame(changes[field], picture[field]))
    .map((field) => ({ field, value: picture[field] }));
  if (conflicts.length > 0)
    refuse("PRODUCT_CHANGED", { field: conflicts[0]?.field ?? "", facts: { conflicts } });
  return current.map((each) => (each === picture ? { ...picture, ...changes } : each));
};

const idsOf = (list: PictureList): string[] => list.map(({ id }) => id);

/** Whether two lists are equal. A list of the audit has its fields in another order. */
export const isSameList = (one: PictureList, other: PictureList): boolean => {
  const fieldsOf = ({ id, mediaKey, view, color, alt, focus }: ListedPicture) => [
    id,
    mediaKey,
    view,
    color,
    alt,
    ...(focus ?? []),
  ];
  return isSame(one.map(fieldsOf), other.map(fieldsOf));
};

/**
 * Puts the pictures into this order. Throws PRODUCT_CHANGED, with the current order, if another admin has added, removed or
 * moved one since.
 */
export const inOrder = (current: PictureList, seen: PictureList, ids: readonly string[]): PictureList => {
  const ordered = ids.map((id) => current.find((picture) => picture.id === id));
  const isComplete = new Set(ids).size === current.length && ids.length === current.length;
  if (!isSame(idsOf(current), idsOf(seen)) || !isComplete || ordered.includes(undefined))
    refuse("PRODUCT_CHANGED", {
      field: "pictureIds",
      facts: { conflicts: [{ field: "pictures", value: idsOf(current) }] },
    });
  return ordered.filter((picture) => picture !== undefined);
};
