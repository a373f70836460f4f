/** What a token says about itself: session, time of issue and end, in seconds. Only the server knows whether it is true. */
export type TokenFacts = { jti: string; sub: string; iat: number; exp: number };

/** `undefined` for a text that is no token. */
export const readTokenFacts = (token: string): TokenFacts | undefined => {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return JSON.parse(atob(payload)) as TokenFacts;
  } catch {
    return undefined;
  }
};

/** Whether two stored tokens are of one login: a renewal replaces the token, and nothing else changes. */
export const isSameSession = (one: string | null, other: string | null): boolean =>
  one === other || (!!one && !!other && readTokenFacts(one)?.jti === (readTokenFacts(other)?.jti ?? ""));

/** Whether two tokens are of one account. A text that is no token is only the same as itself. */
export const isSameAccount = (one: string, other: string): boolean =>
  one === other || readTokenFacts(one)?.sub === (readTokenFacts(other)?.sub ?? "");

/** A token ends that many milliseconds later for the client, so that a request does not meet its end on the way. */
const MARGIN_MS = 60_000;

export const endsSoon = (token: string): boolean =>
  (readTokenFacts(token)?.exp ?? Infinity) * 1000 - MARGIN_MS < Date.now();

/** Whether the token lives as long as its session, as those of older versions did. */
export const isLongLived = (token: string): boolean => {
  const { iat = 0, exp = 0 } = readTokenFacts(token) ?? {};
  return exp - iat > 3600;
};
