import { readToken, signToken } from "../../../platform/signed-token.ts";
import type { Services } from "../../shop/services.ts";
import { mailPurposes, type MailPurpose } from "./consent.rules.ts";

const tokenPurpose = "withdraw consent";

/** How long the link of a mail works: mails are read again after years. */
const linkMs = 3 * 365 * 24 * 60 * 60 * 1000;

/** The account and the purpose that a link withdraws. */
export type Withdrawal = { userId: string; purpose: MailPurpose };

/** The path of the page that withdraws a consent without a login. Mail programs send a POST there (RFC 8058). */
export const withdrawalPath = (
  { jwtSecret }: Pick<Services, "jwtSecret">,
  { userId, purpose }: Withdrawal,
  now = new Date(),
): string => {
  const expiresAt = now.getTime() + linkMs;
  const token = signToken(jwtSecret, tokenPurpose, { text: `${purpose}.${userId}`, expiresAt });
  return `/unsubscribe?token=${encodeURIComponent(token)}`;
};

/** What a token withdraws; `undefined` if it is forged or expired. */
export const readWithdrawal = (
  { jwtSecret }: Pick<Services, "jwtSecret">,
  token: string,
  now: Date,
): Withdrawal | undefined => {
  const [name = "", userId = ""] = readToken(jwtSecret, tokenPurpose, token, now)?.split(".") ?? [];
  const purpose = mailPurposes.find((each) => each === name);
  return purpose && { purpose, userId };
};
