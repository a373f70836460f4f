import type { Context } from "../shop/context.ts";
import { batched, inOrder } from "../../platform/async/batch.ts";
import { welcomeCodesOf } from "./welcome-codes/welcome-code.store.ts";

/** Welcome codes of many accounts in one statement. */
export const welcomeCodeOf = batched(async ({ shop }: Context, userIds: readonly string[]) =>
  inOrder(userIds, await welcomeCodesOf(shop.database, userIds), (code) => code.userId),
);
