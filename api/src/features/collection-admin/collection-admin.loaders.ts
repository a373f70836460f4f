import { batched, inOrder } from "../../platform/async/loader.ts";
import type { Context } from "../shop/context.ts";
import { pickedIdsOf } from "./collection-admin.store.ts";

/** The ids of the picked or pinned products of many collections, in one statement. */
export const collectionProductIds = batched(async ({ services }: Context, ids: readonly string[]) =>
  inOrder(ids, await pickedIdsOf(services.database.source.manager, ids), ({ collectionId }) => collectionId),
);
