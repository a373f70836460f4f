import { batched, inOrder } from "../../platform/async/loader.ts";
import type { Context } from "../shop/context.ts";
import { countCodes, figuresOf, sharedCodesOf, statesOf } from "./promotion-admin.store.ts";

/** The shared codes of many promotions in one statement. */
export const sharedCodeOf = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await sharedCodesOf(services.database, ids), ({ promotionId }) => promotionId),
);

export const promotionStateOf = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await statesOf(services.database, ids), ({ id }) => id),
);

export const codeCountsOf = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await countCodes(services.database, ids), ({ promotionId }) => promotionId),
);

export const promotionFiguresOf = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await figuresOf(services.database, ids), ({ promotionId }) => promotionId),
);
