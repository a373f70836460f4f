import { readToken, signedLink, type SignedLink } from "../../platform/signed-token.ts";
import type { Services } from "../shop/services.ts";

/** Hours for which a preview link works. */
const previewHours = 24;

const purpose = "content preview link";

/**
 * A link to a page that shows the draft of a text. The link alone gives access. The token is in the query string, which logs do not
 * contain.
 */
export const previewLink = ({ jwtSecret }: Pick<Services, "jwtSecret">, id: string, now: Date): SignedLink =>
  signedLink(jwtSecret, purpose, { path: "/preview", text: id, minutes: previewHours * 60, now });

/** The id of the text of a token; `undefined` if the token is forged or expired. */
export const textOfToken = (secret: string, token: string, now: Date): string | undefined =>
  readToken(secret, purpose, token, now);
