import { refuse } from "./api-keys.refusals.ts";
import type { Permission } from "../../platform/permissions.rules.ts";
import { readToken, signedLink, type SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { memberMay } from "../accounts/staff-member.store.ts";
import type { Services } from "../shop/services.ts";
import { isKeyWorking } from "./api-key.store.ts";

/** Minutes for which a link works. */
const linkMinutes = 10;

/** A kind of link: the path that answers it, and the purpose that its token is signed for. */
export type StaffLinkKind = { path: string; purpose: string };

/** What a link is for, and who asked for it. */
export type LinkedText = { text: string; userId: string; apiKeyId?: string | undefined };

type Requester = Pick<Viewer, "userId" | "apiKey">;

/** A link to a file for the staff, without a login for a few minutes: browsers send no token when they save a file. */
export const staffLink = (
  { jwtSecret }: Pick<Services, "jwtSecret">,
  { path, purpose }: StaffLinkKind,
  { text, viewer, now = new Date() }: { text: string; viewer: Requester; now?: Date },
): SignedLink =>
  signedLink(jwtSecret, purpose, {
    path,
    text: [text, viewer.userId, viewer.apiKey?.id ?? ""].join("~"),
    minutes: linkMinutes,
    now,
  });

/** What a token is for; `undefined` if it is forged, expired, or of another kind. */
export const readStaffToken = (
  secret: string,
  { purpose }: StaffLinkKind,
  token: unknown,
  now: Date,
): LinkedText | undefined => {
  const signed = typeof token === "string" ? readToken(secret, purpose, token, now) : undefined;
  const [, text, userId, apiKeyId] = /^(.+)~([^~]+)~([^~]*)$/.exec(signed ?? "") ?? [];
  if (text === undefined || userId === undefined) return undefined;
  return { text, userId, ...(apiKeyId && { apiKeyId }) };
};

/**
 * The text of a link. Throws DOWNLOAD_LINK_INVALID, also if the member of the staff no longer has the permission, or if the API key
 * that asked for the link has ended.
 */
export const openStaffLink = async (
  { jwtSecret, database }: Pick<Services, "jwtSecret" | "database">,
  kind: StaffLinkKind,
  { token, permissionFor }: { token: unknown; permissionFor: (text: string) => Permission | undefined },
): Promise<string> => {
  const linked = readStaffToken(jwtSecret, kind, token, new Date());
  const permission = linked && permissionFor(linked.text);
  if (!permission) return refuse("DOWNLOAD_LINK_INVALID");
  const { text, userId, apiKeyId } = linked;
  const isOpen =
    (await memberMay(database.source.manager, userId, permission)) &&
    (apiKeyId === undefined || (await isKeyWorking(database, apiKeyId)));
  return isOpen ? text : refuse("DOWNLOAD_LINK_INVALID");
};
