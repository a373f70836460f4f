import type { Services } from "../shop/services.ts";
import { readToken, signToken } from "../../platform/signed-token.ts";

/** Days for which the link in a mail works. Each mail about a ticket has a new one. */
const linkDays = 180;

const purpose = "ticket link";

/** The page that shows a ticket without a login. */
export const ticketUrl = (
  { settings, jwtSecret }: Pick<Services, "settings" | "jwtSecret">,
  ticketId: string,
  now: Date,
): string => {
  const expiresAt = now.getTime() + linkDays * 24 * 60 * 60 * 1000;
  return `${settings.publicUrl}/ticket/${signToken(jwtSecret, purpose, { text: ticketId, expiresAt })}`;
};

/** The id of the ticket of a link; `undefined` if the link is forged or expired. */
export const readTicketLink = (secret: string, token: string, now: Date): string | undefined =>
  readToken(secret, purpose, token, now);
