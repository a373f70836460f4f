import type { Context } from "../shop/context.ts";
import { batched, grouped } from "../../platform/async/batch.ts";
import { creditNotesOf } from "./credit-note.store.ts";

/** The credit notes of each order, oldest first. */
export const orderCreditNotes = batched(async ({ shop }: Context, orderIds: readonly string[]) =>
  grouped(orderIds, await creditNotesOf(shop.database, orderIds), ({ orderId }) => orderId),
);
