import type { Settings } from "../features/shop/settings.ts";

export type DevelopmentTools = typeof import("../../tools/development.ts");

/**
 * The embedded PostgreSQL, the demo catalogue, the mailbox and the stand-in for Razorpay; `undefined` in production, whose
 * image does not contain them.
 */
export const loadDevelopmentTools = async ({
  mode,
}: Pick<Settings, "mode">): Promise<DevelopmentTools | undefined> =>
  mode === "production" ? undefined : import("../../tools/development.ts");
