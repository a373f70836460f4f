import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/loader.ts";
import { welcomeCodesOf } from "./welcome-codes/welcome-code.store.ts";

/** Welcome codes of many accounts in one statement. */
export const welcomeCodeOf = batched(async ({ services }: Context, userIds: readonly string[]) =>
  inOrder(userIds, await welcomeCodesOf(services.database, userIds), (code) => code.userId),
);
