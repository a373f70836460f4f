/** Roles that an operation can demand at the door. */
export const SHOPPER = "shopper";
export const ADMIN = "admin";

export type RoleName = typeof SHOPPER | typeof ADMIN;

/** Who asks, as the server's own session row tells; a visitor is null. */
export type Viewer = { userId: string; sessionId: string; role: RoleName; name: string; email: string };
