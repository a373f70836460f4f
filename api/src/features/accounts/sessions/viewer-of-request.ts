import type { Shop } from "../../shop/shop.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { viewerOfSession } from "./session.store.ts";
import { readToken } from "./token.ts";

/** The viewer of an Authorization header; `null` for a visitor and for a token that is no longer valid. */
export const viewerOfRequest = async (
  shop: Pick<Shop, "database" | "jwtSecret">,
  authorization: string | undefined,
): Promise<Viewer | null> => {
  const token = authorization?.match(/^Bearer ([\w.-]{20,2000})$/i)?.[1];
  const claims = token ? readToken(shop.jwtSecret, token) : undefined;
  return claims ? viewerOfSession(shop.database, claims.sessionId, claims.role) : null;
};
