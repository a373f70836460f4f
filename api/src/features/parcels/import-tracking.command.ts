import { grouped } from "../../platform/async/loader.ts";
import { csvRowsOf } from "../../platform/csv/csv-rows.ts";
import { Channel, type Author } from "../audit/audit.rules.ts";
import { dayInIndia } from "../../platform/days.ts";
import { lockOrdersByNumber, type LockedOrder } from "../orders/order-write.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Services } from "../shop/services.ts";
import { writeDelivered } from "./deliver-orders.command.ts";
import { fullyCredited } from "./delivery-mark.store.ts";
import { countPieces, maxFileRows, piecesLeft } from "./parcel.rules.ts";
import { linesToShip, parcelsWithTrackingIds, recordedTracking } from "./parcel.store.ts";
import { sharedParcelWarnings } from "./shared-parcel.rules.ts";
import {
  correctedCells,
  isTrackingColumn,
  planTrackingRow,
  toFileRow,
  trackingHeader,
  TrackingRowState,
  type FileRow,
  type TrackingHeader,
} from "./tracking-row.rules.ts";
import { writeParcels, type Shipment } from "./write-parcels.command.ts";

/** Bytes of a file: 2,000 rows with room for further columns. */
const maxBytes = 1_000_000;

/** Throws FILE_INVALID, FILE_TOO_LARGE. */
const readRows = async (content: Buffer): Promise<FileRow[]> => {
  const tooLong = `A file has at most ${maxFileRows.toLocaleString("en-IN")} rows and 1 MB. Please split it.`;
  if (content.length > maxBytes) refuse("FILE_TOO_LARGE", { field: "file", message: tooLong });
  let header: TrackingHeader | undefined;
  const rows: FileRow[] = [];
  for await (const row of csvRowsOf(content, isTrackingColumn)) {
    if (header) rows.push(toFileRow(row, header));
    else header = trackingHeader(row.cells);
    if (rows.length > maxFileRows) refuse("FILE_TOO_LARGE", { field: "file", message: tooLong });
  }
  if (rows.length === 0) refuse("FILE_INVALID", { field: "file", message: "The file has no rows." });
  return rows;
};

export type CheckedRow = FileRow & {
  state: TrackingRowState;
  problem: string | null;
  warning: string | null;
  pieceCount: number;
  orderId: string | null;
};

/** A row as the admin corrected it in the preview. */
export type RowCorrection = Pick<FileRow, "position" | "orderNumber" | "trackingId" | "courier" | "estimate">;

export type TrackingResult = {
  rows: CheckedRow[];
  readyCount: number;
  deliveredCount: number;
  problemCount: number;
  isApplied: boolean;
};

const resultOf = (rows: CheckedRow[], isApplied: boolean): TrackingResult => {
  const count = (state: TrackingRowState) => rows.filter((row) => row.state === state).length;
  const urgency = ({ problem, warning }: CheckedRow) => (problem ? 2 : warning ? 1 : 0);
  return {
    rows: rows.toSorted((one, other) => urgency(other) - urgency(one)),
    readyCount: count(TrackingRowState.READY),
    deliveredCount: new Set(
      rows.filter(({ state }) => state === TrackingRowState.DELIVERED).map(({ orderId }) => orderId),
    ).size,
    problemCount: count(TrackingRowState.PROBLEM),
    isApplied,
  };
};

/** The rows with the corrections in place of what the file has. */
const withCorrections = (rows: readonly FileRow[], corrections: readonly RowCorrection[]): FileRow[] => {
  const byPosition = new Map(corrections.map((correction) => [correction.position, correction]));
  return rows.map((row) => {
    const correction = byPosition.get(row.position);
    return correction ? { ...row, unreadable: undefined, ...correctedCells(correction) } : row;
  });
};

/**
 * Records the parcels of a courier's file: for each row a parcel with all that is left of its order. An order whose parcels the
 * file calls delivered is marked as delivered. A row with a problem is
 * left out, and a dry run writes nothing. A tracking id of two orders is a warning only. A row that is recorded already
 * changes nothing, so that a corrected file can be sent again as a whole. The orders are locked while the file is checked and
 * written.
 * Throws FILE_INVALID, FILE_TOO_LARGE.
 */
export const importTracking = async (
  services: Services,
  author: Author,
  {
    content,
    isDryRun,
    corrections = [],
  }: { content: Buffer; isDryRun: boolean; corrections?: readonly RowCorrection[] },
): Promise<TrackingResult> => {
  const fileRows = withCorrections(await readRows(content), corrections);
  const context = { couriers: services.settings.couriers, today: dayInIndia(new Date()) };
  return inTransaction(services.database, async (tx) => {
    const orders = await lockOrdersByNumber(tx, [...new Set(fileRows.map((row) => row.orderNumber))]);
    const ids = orders.map(({ id }) => id);
    const lines = await linesToShip(tx, ids);
    const recorded = await recordedTracking(tx, ids);
    const credited = await fullyCredited(tx, ids);
    const orderByNumber = new Map(orders.map((order) => [order.orderNumber, order]));
    const sameOrders = grouped(
      fileRows.map(({ orderNumber }) => orderNumber),
      fileRows.filter(({ unreadable }) => unreadable === undefined),
      ({ orderNumber }) => orderNumber,
    );
    const shipments: Shipment[] = [];
    const delivered = new Set<LockedOrder>();
    const plannedRows = fileRows.map((row, index): CheckedRow => {
      const order = orderByNumber.get(row.orderNumber);
      const pieces = piecesLeft(lines.get(order?.id ?? "") ?? []);
      const parcels = recorded.filter(({ orderId }) => orderId === order?.id);
      const knownOrder = order && {
        ...order,
        left: countPieces(pieces),
        parcels,
        isFullyCredited: credited.has(order.id),
      };
      const plan = planTrackingRow(row, knownOrder, { ...context, sameOrder: sameOrders[index] ?? [] });
      const isReady = order !== undefined && plan.state === TrackingRowState.READY;
      if (isReady) shipments.push({ order, tracking: plan.tracking, pieces, isLast: true });
      if (order && plan.state === TrackingRowState.DELIVERED) delivered.add(order);
      return {
        ...row,
        state: plan.state,
        problem: plan.state === TrackingRowState.PROBLEM ? plan.problem : null,
        warning: null,
        pieceCount: isReady ? countPieces(pieces) : 0,
        orderId: order?.id ?? null,
      };
    });
    const newParcels = shipments.map(({ order, tracking }) => ({
      ...tracking,
      orderNumber: order.orderNumber,
    }));
    const recordedParcels = await parcelsWithTrackingIds(
      tx,
      newParcels.map(({ trackingId }) => trackingId),
    );
    const warnings = sharedParcelWarnings(newParcels, recordedParcels);
    const rows = plannedRows.map((row) => ({
      ...row,
      warning: row.state === TrackingRowState.READY ? (warnings.get(row.orderNumber) ?? null) : null,
    }));
    const isApplied = !isDryRun && rows.some(({ state }) => state !== TrackingRowState.PROBLEM);
    const fileAuthor = { ...author, channel: Channel.CSV };
    if (isApplied && shipments.length > 0)
      await writeParcels(tx, fileAuthor, { action: "importTracking", shipments });
    if (isApplied) await writeDelivered(tx, fileAuthor, [...delivered]);
    return resultOf(rows, isApplied);
  });
};
