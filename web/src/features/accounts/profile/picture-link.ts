/** The server's own sentence for a link that is none. */
export const LINK_INVALID = "A picture link must be an address that begins with https://.";
export const LINK_BROKEN =
  "No picture comes from this link. The address of a picture often ends in .jpg, .png or .webp.";

/** A picture that she sent when she signed up is the shop's own, and has no host. */
const own = /^\/media\/[0-9a-f]{32}\/\d+\.webp$/;

/** The link that she means, as the shop takes it: https, or one of the shop's own; null when it is neither. */
export const pictureLinkOf = (typed: string): string | null => {
  const link = typed.trim();
  if (own.test(link)) return link;
  if (link.length > 2000 || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === "https:" ? url.href : null;
};
