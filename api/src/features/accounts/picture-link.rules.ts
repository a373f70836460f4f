import { refuse } from "../../platform/errors/errors.ts";

const own = /^\/media\/[0-9a-f]{32}\/\d+\.webp$/;

/**
 * A link to a profile picture: https, or one of the shop's own, which REST tells with the shop's address; shown,
 * never fetched. Blank removes it. Decision 36.
 */
export const pictureLinkOf = (typed: string | null, publicUrl: string): string | null => {
  const link = (typed ?? "").trim();
  if (link === "") return null;
  const local = link.startsWith(`${publicUrl}/`) ? link.slice(publicUrl.length) : link;
  if (own.test(local)) return local;
  const isFine = link.length <= 2000 && URL.canParse(link) && new URL(link).protocol === "https:";
  return isFine ? new URL(link).href : refuse("PICTURE_LINK_INVALID", { field: "profilePic" });
};
