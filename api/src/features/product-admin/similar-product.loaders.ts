import { batched, grouped } from "../../platform/async/loader.ts";
import type { Context } from "../shop/context.ts";
import { similarOf } from "./similar-product.store.ts";

/** The products that are picked as similar to many products, in one statement. */
export const pickedSimilar = batched(async ({ services }: Context, ids: readonly string[]) =>
  grouped(ids, await similarOf(services.database.source.manager, ids), ({ similarTo }) => similarTo),
);
