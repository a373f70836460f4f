import { inTransaction } from "../../../platform/database/database.ts";
import { Channel, type Author } from "../../audit/audit.rules.ts";
import { lockOrder } from "../../orders/order-write.store.ts";
import type { Services } from "../../shop/services.ts";
import { collectCash } from "../mark-cash-collected.command.ts";
import { CourierRowState, type CheckedRow } from "./check-courier-row.rules.ts";
import { checkCourierRows, readCourierFile, type CourierFile } from "./read-courier-file.query.ts";

/**
 * Records the cash of a courier's file, with the corrected rows in place of its own. Rows with a problem are left out, those that
 * are recorded before stay as they are: a corrected file can be sent again as a whole. Throws FILE_INVALID.
 */
export const collectCourierCash = async (
  services: Services,
  author: Author,
  file: CourierFile,
): Promise<CheckedRow[]> => {
  const rows = await readCourierFile(file);
  return inTransaction(services.database, async (tx) => {
    // Rows are checked again under the locks of their orders.
    const named = await checkCourierRows(tx, rows);
    const ids = [...new Set(named.flatMap(({ orderId }) => (orderId ? [orderId] : [])))].toSorted();
    for (const id of ids) await lockOrder(tx, id);
    const checked = await checkCourierRows(tx, rows);
    const ready = checked.filter(({ state }) => state === CourierRowState.READY);
    const received = new Map(
      ready.flatMap(({ orderId, amount }) => (orderId && amount !== null ? [[orderId, amount]] : [])),
    );
    const options = { action: "collectCourierCash" as const, received };
    await collectCash(tx, { ...author, channel: Channel.CSV }, [...received.keys()], options);
    return checked;
  });
};
