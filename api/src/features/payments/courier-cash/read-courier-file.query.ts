import type { EntityManager } from "typeorm";
import { csvRowsOf, refuseFile } from "../../../platform/csv/csv-rows.ts";
import { checkRows, type CheckedRow } from "./check-courier-row.rules.ts";
import {
  courierHeaderOf,
  courierRowOf,
  isCourierColumn,
  maxCourierRows,
  withCorrections,
  type CourierCorrection,
  type CourierHeader,
  type CourierRow,
} from "./courier-file.rules.ts";
import { courierOrders } from "./courier-order.store.ts";

/** A courier's file, and the rows that the admin has corrected in its preview. */
export type CourierFile = { content: Buffer; corrections: readonly CourierCorrection[] };

/** The rows of a courier's file, with the corrections. Throws FILE_INVALID with a sentence. */
export const readCourierFile = async ({ content, corrections }: CourierFile): Promise<CourierRow[]> => {
  let header: CourierHeader | undefined;
  const rows: CourierRow[] = [];
  for await (const row of csvRowsOf(content, isCourierColumn)) {
    if (!header) header = courierHeaderOf(row.cells);
    else rows.push(courierRowOf(header, row));
    if (rows.length > maxCourierRows)
      refuseFile(`A file has at most ${maxCourierRows} rows. Please split it.`);
  }
  if (rows.length === 0) refuseFile("The file has no rows.");
  return withCorrections(rows, corrections);
};

/** Checks the rows of a file against the orders that they name. */
export const checkCourierRows = async (
  tx: EntityManager,
  rows: readonly CourierRow[],
): Promise<CheckedRow[]> => {
  const orderNumbers = rows.flatMap(({ orderNumber }) => (orderNumber ? [orderNumber] : []));
  const trackingIds = rows.flatMap(({ orderNumber, trackingId }) => (orderNumber ? [] : [trackingId]));
  return checkRows(rows, await courierOrders(tx, { orderNumbers, trackingIds }));
};
