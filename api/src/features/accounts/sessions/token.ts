import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { ADMIN, SHOPPER, type RoleName } from "../../../platform/viewer.ts";
import { tokenSeconds } from "./session-lifetimes.rules.ts";

/** Shoppers and admins have separate audiences: the token of one role is never valid for the other. */
const audiences = { [SHOPPER]: "shop", [ADMIN]: "admin" } as const;
const issuer = "saanjh";

export type TokenClaims = { sessionId: string; role: RoleName };

/** What a valid token says. */
export type VerifiedClaims = TokenClaims & {
  /** Whether the token was signed for longer than a cookie's token lives. */
  isLongLived: boolean;
  /** The number of the cookie that came with it; `undefined` for a token without a cookie, and of older versions. */
  renewalNumber: number | undefined;
};

/**
 * Seconds for which a token is accepted after its expiry: the clocks of two processes may differ. The row of the session ends
 * it at its time, by the clock of the database.
 */
const clockToleranceSeconds = 120;

const keys = new Map<string, KeyObject>();

/** The key of a secret, cached: for a text, jsonwebtoken would try to parse it as PEM for each token. */
const keyOf = (secret: string): KeyObject => {
  const cachedKey = keys.get(secret);
  if (cachedKey) return cachedKey;
  const key = createSecretKey(secret, "utf8");
  keys.set(secret, key);
  return key;
};

/**
 * Signs a token that names a session. It is valid until the session ends, at the latest until `expiresAt`. `renewalNumber` is that
 * of the cookie which comes with it.
 */
export const signSessionToken = (
  secret: string,
  claims: TokenClaims & { userId: string; expiresAt: Date; renewalNumber?: number },
): string =>
  jwt.sign(
    { exp: Math.floor(claims.expiresAt.getTime() / 1000), renewal: claims.renewalNumber },
    keyOf(secret),
    {
      algorithm: "HS256",
      audience: audiences[claims.role],
      issuer,
      subject: claims.userId,
      jwtid: claims.sessionId,
    },
  );

const verifiedPayload = (secret: string, token: string): jwt.JwtPayload | undefined => {
  try {
    const payload = jwt.verify(token, keyOf(secret), {
      algorithms: ["HS256"],
      issuer,
      clockTolerance: clockToleranceSeconds,
      audience: [audiences[SHOPPER], audiences[ADMIN]],
    });
    return typeof payload === "string" ? undefined : payload;
  } catch {
    return undefined;
  }
};

/** The claims of a token; `undefined` if it is forged, expired or for another audience. */
export const readSessionToken = (secret: string, token: string): VerifiedClaims | undefined => {
  const payload = verifiedPayload(secret, token);
  const role = ([SHOPPER, ADMIN] as const).find((name) => audiences[name] === payload?.aud);
  if (!payload?.jti || !role) return undefined;
  const { jti: sessionId, exp = 0, iat = 0 } = payload;
  const renewalNumber = payload["renewal"] as number | undefined;
  return { sessionId, role, isLongLived: exp - iat > tokenSeconds, renewalNumber };
};
