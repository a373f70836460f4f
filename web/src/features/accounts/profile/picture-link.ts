/** The server has the same limit, and the same messages for an invalid link. */
const maxLinkLength = 2000;
const LINK_TOO_LONG = `The picture link is longer than ${maxLinkLength} characters.`;
const LINK_INVALID = "A picture link must be an address that begins with https://.";
export const LINK_BROKEN =
  "No picture comes from this link. The address of a picture often ends in .jpg, .png or .webp.";

/** The path of a picture that was uploaded at the sign-up: served by the shop, so without a host. */
const uploadedPicture = /^\/media\/[0-9a-f]{32}\/\d+\.webp$/;

/** The normalized link of a typed text: an https URL, or the path of an uploaded picture. `null` if it is neither. */
export const pictureLinkOf = (typed: string): string | null => {
  const link = typed.trim();
  if (uploadedPicture.test(link)) return link;
  if (link.length > maxLinkLength || !URL.canParse(link)) return null;
  const url = new URL(link);
  return url.protocol === "https:" ? url.href : null;
};

/** Why a typed text is no link. */
export const invalidLinkText = (typed: string): string =>
  typed.trim().length > maxLinkLength ? LINK_TOO_LONG : LINK_INVALID;
