import { readToken, signToken } from "../../platform/signed-token.ts";
import type { Services } from "../shop/services.ts";

const purpose = "restock alerts";

/** How long the link of a mail works. */
const linkMs = 365 * 24 * 60 * 60 * 1000;

/** The page that ends the requests of an account without a login. */
export const restockLinkUrl = (
  { settings, jwtSecret }: Pick<Services, "settings" | "jwtSecret">,
  userId: string,
  now: Date,
): string => {
  const token = signToken(jwtSecret, purpose, { text: userId, expiresAt: now.getTime() + linkMs });
  return `${settings.publicUrl}/stop-alerts?token=${encodeURIComponent(token)}`;
};

/** The account of a link; `undefined` if the token is forged or expired. */
export const readRestockLink = (
  { jwtSecret }: Pick<Services, "jwtSecret">,
  token: string,
  now: Date,
): string | undefined => readToken(jwtSecret, purpose, token, now);
