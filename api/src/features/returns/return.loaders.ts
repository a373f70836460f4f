import type { Context } from "../shop/context.ts";
import { batched, grouped } from "../../platform/async/loader.ts";
import { photosOfReturns } from "./return-photo.store.ts";
import { countReplacementsDue } from "./replacement.store.ts";
import { countReturns } from "./return.store.ts";

/** The photographs of many returns in one statement. */
export const returnPhotos = batched(async ({ services }: Context, ids: readonly string[]) =>
  grouped(ids, await photosOfReturns(services.database.source.manager, ids), (photo) => photo.returnId),
);

/** Numbers of returns by status, read once per request. The key is a shopper's id, or "" for all shoppers. */
export const returnCounts = batched(({ services: { database } }: Context, userIds: readonly string[]) =>
  Promise.all(userIds.map((userId) => countReturns(database, userId || undefined))),
);

/** The number of replacements that are to be sent, read once per request. The key is always "". */
export const replacementsDueCount = batched(({ services: { database } }: Context, keys: readonly string[]) =>
  Promise.all(keys.map(() => countReplacementsDue(database))),
);
