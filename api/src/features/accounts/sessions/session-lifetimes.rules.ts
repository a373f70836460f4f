import { ADMIN, type RoleName } from "../../../platform/viewer.ts";

/**
 * How a client keeps its session. `cookie`: the web client, whose token lives an hour and is renewed by a cookie. `graphql`:
 * another client of GraphQL, such as an explorer. `rest`: the documented paths. The token of the last two lives as long as the
 * session.
 */
export type SessionKind = "cookie" | "graphql" | "rest";

/** Lifetime of a token that a cookie renews. */
export const tokenSeconds = 60 * 60;

/** Seconds for which the cookie before the newest one is accepted: two tabs may renew at once, and an answer may be lost. */
export const renewalGraceSeconds = 120;

/** Minutes for which a proof of the password counts for operations with money. */
export const confirmationMinutes = 15;

export type SessionLifetime = { seconds: number; idleMinutes: number | null };

/** The staff's sessions are shorter. The documented REST paths keep the one lifetime that they have always had. */
export const sessionLifetime = (role: RoleName, kind: SessionKind): SessionLifetime =>
  role === ADMIN && kind !== "rest"
    ? { seconds: 12 * 60 * 60, idleMinutes: 30 }
    : { seconds: 30 * 24 * 60 * 60, idleMinutes: null };
