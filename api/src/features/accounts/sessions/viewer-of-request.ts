import type { Services } from "../../shop/services.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { viewerOfSession } from "./session.store.ts";
import { readSessionToken, type VerifiedClaims } from "./token.ts";

/** What the token of an Authorization header proves; `undefined` without a valid token. Its session may have ended. */
export const claimsOfRequest = (
  { jwtSecret }: Pick<Services, "jwtSecret">,
  authorization: string | undefined,
): VerifiedClaims | undefined => {
  const token = authorization?.match(/^Bearer ([\w.-]{20,2000})$/i)?.[1];
  return token ? readSessionToken(jwtSecret, token) : undefined;
};

/** The viewer of a token; `null` for a token whose session has ended. A background request does not count as use of the session. */
export const viewerOfClaims = (
  services: Pick<Services, "database">,
  claims: VerifiedClaims,
  isBackground: boolean,
): Promise<Viewer | null> => viewerOfSession(services.database, { ...claims, isBackground });
