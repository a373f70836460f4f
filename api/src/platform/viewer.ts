/** The roles that an operation can require. */
export const SHOPPER = "shopper";
export const ADMIN = "admin";

export type RoleName = typeof SHOPPER | typeof ADMIN;

/** The account that sends the request, read from its session row. A visitor is `null`. */
export type Viewer = { userId: string; sessionId: string; role: RoleName; name: string; email: string };
