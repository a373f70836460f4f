import type { Permission, StaffRole } from "./permissions.rules.ts";

/** The roles that an operation can require. */
export const SHOPPER = "shopper";
export const ADMIN = "admin";

export type RoleName = typeof SHOPPER | typeof ADMIN;

/** A program that works for the staff, with some of its permissions. */
export type ApiKeyViewer = { id: string; name: string; permissions: readonly Permission[] };

/** The account that sends the request, read from its session row. A visitor is `null`. */
export type Viewer = {
  userId: string;
  sessionId: string;
  role: RoleName;
  /** What an admin may do. Read with the session, so that a change holds from the next request on. */
  staffRole?: StaffRole | null;
  name: string;
  email: string;
  /** An admin without a second factor. */
  isWithoutFactor?: boolean;
  /** Whether the password, a passkey or a mailed code was proved a short time ago. */
  isConfirmed?: boolean;
  /** Whether the token of the request lives as long as its session, and no cookie renews it. */
  hasLongLivedToken?: boolean;
  /** The API key that sends the request, in the name of the owner who made it: the account is the owner's, without a session. */
  apiKey?: ApiKeyViewer;
};
