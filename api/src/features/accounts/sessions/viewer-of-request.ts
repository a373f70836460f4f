import type { Shop } from "../../shop/shop.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { viewerOfSession } from "./session.store.ts";
import { readSessionToken, type TokenClaims } from "./token.ts";

/** What the token of an Authorization header proves; `undefined` without a valid token. Its session may have ended. */
export const claimsOfRequest = (
  { jwtSecret }: Pick<Shop, "jwtSecret">,
  authorization: string | undefined,
): TokenClaims | undefined => {
  const token = authorization?.match(/^Bearer ([\w.-]{20,2000})$/i)?.[1];
  return token ? readSessionToken(jwtSecret, token) : undefined;
};

/** The viewer of a token; `null` for a visitor and for a token whose session has ended. */
export const viewerOfRequest = async (
  shop: Pick<Shop, "database">,
  claims: TokenClaims | undefined,
): Promise<Viewer | null> => (claims ? viewerOfSession(shop.database, claims.sessionId, claims.role) : null);
