/** The roles that an operation can demand. */
export const SHOPPER = "shopper";
export const ADMIN = "admin";

export type RoleName = typeof SHOPPER | typeof ADMIN;

/** The account that sends the request, from the session stored on the server. */
export type Viewer = { userId: string; sessionId: string; role: RoleName; name: string; email: string };
