import { isId } from "../../../platform/ids.ts";
import { readToken, signToken } from "../../../platform/signed-token.ts";

const PURPOSE = "session renewal";

/** Names a session and the number of the cookie: each renewal replaces it by the next one. */
export type RenewalCookie = { sessionId: string; number: number };

/** Signed, so that nothing is stored and a guess is never mistaken for a cookie of before. */
export const signRenewalCookie = (
  secret: string,
  { sessionId, number, expiresAt }: RenewalCookie & { expiresAt: Date },
): string => signToken(secret, PURPOSE, { text: `${sessionId}.${number}`, expiresAt: expiresAt.getTime() });

/** `undefined` for a cookie that is missing, forged or expired. */
export const readRenewalCookie = (secret: string, value: string | undefined): RenewalCookie | undefined => {
  const text = value === undefined ? undefined : readToken(secret, PURPOSE, value, new Date());
  const [sessionId = "", number = ""] = text?.split(".") ?? [];
  return isId(sessionId) && /^\d{1,9}$/.test(number) ? { sessionId, number: Number(number) } : undefined;
};
