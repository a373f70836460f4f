import { inTransaction } from "../../../platform/database/database.ts";
import { Door, type Author } from "../../audit/audit.rules.ts";
import { lockOrder } from "../../orders/order-write.store.ts";
import type { Shop } from "../../shop/shop.ts";
import { collectCash } from "../mark-cash-collected.command.ts";
import { CourierRowState, type CheckedRow } from "./check-courier-row.rules.ts";
import { checkCourierRows, readCourierFile } from "./read-courier-file.query.ts";

/**
 * Records the cash of a courier's file. Rows with a problem are left out, those that are recorded before stay as they are: a
 * corrected file can be sent again as a whole. Throws FILE_INVALID.
 */
export const collectCourierCash = async (
  shop: Shop,
  author: Author,
  content: Buffer,
): Promise<CheckedRow[]> => {
  const rows = await readCourierFile(content);
  return inTransaction(shop.database, async (tx) => {
    // Rows are checked again under the locks of their orders.
    const named = await checkCourierRows(tx, rows);
    const ids = [...new Set(named.flatMap(({ orderId }) => (orderId ? [orderId] : [])))].toSorted();
    for (const id of ids) await lockOrder(tx, id);
    const checked = await checkCourierRows(tx, rows);
    const ready = checked.filter(({ state }) => state === CourierRowState.READY);
    await collectCash(
      tx,
      { ...author, door: Door.CSV },
      ready.flatMap(({ orderId }) => (orderId ? [orderId] : [])),
      { action: "collectCourierCash" },
    );
    return checked;
  });
};
