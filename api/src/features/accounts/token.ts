import { createSecretKey, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { ADMIN, SHOPPER, type RoleName } from "../../platform/viewer.ts";

/** Shoppers and admins have audiences of their own: the token of one never opens the door of the other. */
const audiences = { [SHOPPER]: "shop", [ADMIN]: "admin" } as const;
const issuer = "saanjh";

export type TokenClaims = { sessionId: string; role: RoleName };

const keys = new Map<string, KeyObject>();

/** The key of a secret, made once: given a text, jsonwebtoken first tries at each token to read it as a PEM. */
const keyOf = (secret: string): KeyObject => {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(secret, "utf8");
  keys.set(secret, key);
  return key;
};

/** Signs a token that names a session; it ends when the session ends, at the latest with `expiresAt`. */
export const signToken = (
  secret: string,
  claims: TokenClaims & { userId: string; expiresAt: Date },
): string =>
  jwt.sign({ exp: Math.floor(claims.expiresAt.getTime() / 1000) }, keyOf(secret), {
    algorithm: "HS256",
    audience: audiences[claims.role],
    issuer,
    subject: claims.userId,
    jwtid: claims.sessionId,
  });

const verified = (secret: string, token: string): jwt.JwtPayload | undefined => {
  try {
    const payload = jwt.verify(token, keyOf(secret), {
      algorithms: ["HS256"],
      issuer,
      audience: [audiences[SHOPPER], audiences[ADMIN]],
    });
    return typeof payload === "string" ? undefined : payload;
  } catch {
    return undefined;
  }
};

/** What a token says; nothing for one that is forged, expired, or for another audience. */
export const readToken = (secret: string, token: string): TokenClaims | undefined => {
  const payload = verified(secret, token);
  const role = ([SHOPPER, ADMIN] as const).find((name) => audiences[name] === payload?.aud);
  return payload?.jti && role ? { sessionId: payload.jti, role } : undefined;
};
