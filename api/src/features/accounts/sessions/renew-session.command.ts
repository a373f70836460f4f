import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { addSecurityMail } from "../second-factor/add-security-mail.command.ts";
import { userById } from "../user.store.ts";
import { shortLived, type OpenedSession } from "./open-session.command.ts";
import { readRenewalCookie, type RenewalCookie } from "./renewal-cookie.ts";
import { lockRenewal, setRenewalNumber, takeOverSession, type RenewalRow } from "./renewal.store.ts";
import { sessionLifetime } from "./session-lifetimes.rules.ts";
import { endSessionIn } from "./session.store.ts";

/** Ends a session whose earlier cookie was used again: two browsers have copies of one login, and either may be a thief's. */
const endReusedSession = async (tx: EntityManager, services: Services, row: RenewalRow): Promise<void> => {
  await endSessionIn(tx, row.sessionId);
  await addSecurityMail(tx, row.userId, "session-reused");
  services.log.warn(
    { security: "renewSession", outcome: "REUSED", account: row.userId, sessionId: row.sessionId },
    "an old session cookie was used again",
  );
};

/**
 * The number of the next cookie; `undefined` if the one of the request was replaced. The one before the newest is answered with the
 * newest again for a short time, and as long as no request has used the token of the newest: its answer may have been lost. After
 * the restore of an older backup, the number of a cookie may be above that of its row.
 */
const nextNumber = (row: RenewalRow, { number }: RenewalCookie): number | undefined => {
  if (number >= row.renewalNumber) return number + 1;
  return number === row.renewalNumber - 1 && row.isInGrace ? row.renewalNumber : undefined;
};

const renewIn = async (
  tx: EntityManager,
  services: Services,
  cookie: RenewalCookie,
): Promise<OpenedSession | undefined> => {
  const row = await lockRenewal(tx, cookie.sessionId);
  if (!row) return undefined;
  const number = nextNumber(row, cookie);
  if (number === undefined) {
    await endReusedSession(tx, services, row);
    return undefined;
  }
  if (number !== row.renewalNumber) await setRenewalNumber(tx, row.sessionId, number);
  const user = await userById(tx, row.userId);
  return user ? shortLived(services.jwtSecret, user, { ...row, number }) : undefined;
};

/** A session whose token lives as long as it does, as those of older versions: from now on a cookie renews it. */
const takeOver = async (
  tx: EntityManager,
  services: Services,
  viewer: Viewer,
): Promise<OpenedSession | undefined> => {
  await takeOverSession(tx, viewer.sessionId, sessionLifetime(viewer.role, "cookie"));
  const row = await lockRenewal(tx, viewer.sessionId);
  const user = row && (await userById(tx, row.userId));
  return user ? shortLived(services.jwtSecret, user, { ...row, number: row.renewalNumber }) : undefined;
};

/**
 * A new token, and the next cookie, for the cookie of a session or for a long-lived token. `undefined` if the session has ended. A
 * token of an hour is never enough: a copy of the browser's storage ends with it.
 */
export const renewSession = (
  services: Services,
  { cookie: value, viewer }: { cookie: string | undefined; viewer: Viewer | null },
): Promise<OpenedSession | undefined> =>
  inTransaction(services.database, async (tx) => {
    if (viewer?.hasLongLivedToken) return takeOver(tx, services, viewer);
    const cookie = readRenewalCookie(services.jwtSecret, value);
    return cookie && renewIn(tx, services, cookie);
  });
