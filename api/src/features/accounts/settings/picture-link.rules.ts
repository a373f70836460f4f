import { refuse } from "../../../platform/errors/errors.ts";

const maxLinkLength = 2000;

const ownPicture = /^\/media\/([0-9a-f]{32})\/\d+\.webp$/;

/** The key of a picture of the shop; `undefined` for a link to another site, and without a link. */
export const ownPictureKey = (link: string | null): string | undefined => ownPicture.exec(link ?? "")?.[1];

/**
 * The link to a profile picture: https, or a picture of the shop, with or without the shop's address. The server never
 * fetches it. Returns `null` for a blank text. Throws PICTURE_LINK_INVALID, and BAD_INPUT for a link that is too long.
 * Decision 36.
 */
export const pictureLinkOf = (typed: string | null, publicUrl: string): string | null => {
  const link = (typed ?? "").trim();
  if (link === "") return null;
  const local = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link;
  if (ownPicture.test(local)) return local;
  if (link.length > maxLinkLength)
    refuse("BAD_INPUT", {
      field: "profilePic",
      message: `The picture link is longer than ${maxLinkLength} characters.`,
    });
  const isAllowed = URL.canParse(link) && new URL(link).protocol === "https:";
  return isAllowed ? new URL(link).href : refuse("PICTURE_LINK_INVALID", { field: "profilePic" });
};
