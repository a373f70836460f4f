import { OrderStatus } from "../orders/order-status.rules.ts";
import { orderNumberOf } from "../orders/order-number.rules.ts";
import { courierNamed, trackingIdText, type Courier } from "../shop/courier.rules.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import { parcelsRefusals, refuse } from "./parcels.refusals.ts";
import { dayOf, isShortenedNumber, shortenedNumberText, valueText } from "../../platform/csv/cell-values.ts";
import { rowProblem, type CsvRow } from "../../platform/csv/csv-rows.ts";
import { startOfText } from "../../platform/text.ts";
import { deliveryProblem } from "./delivery-mark.rules.ts";
import {
  checkedTracking,
  isRecorded,
  nothingLeft,
  shippingProblem,
  unknownNumber,
  type OrderState,
  type ParcelName,
  type Tracking,
} from "./parcel.rules.ts";

export enum TrackingRowState {
  READY = "ready",
  RECORDED = "recorded",
  /** The courier has delivered the parcel, and its order is to be marked so. */
  DELIVERED = "delivered",
  PROBLEM = "problem",
}

const names = {
  orderNumber: ["ordernumber", "order", "orderno", "orderid"],
  trackingId: [
    "trackingid",
    "trackingnumber",
    "trackingno",
    "tracking",
    "awb",
    "awbnumber",
    "awbno",
    "waybill",
  ],
  courier: ["courier", "couriername", "carrier"],
  estimate: ["estimateddelivery", "estimate", "expecteddelivery", "expected", "edd"],
  status: ["status", "deliverystatus", "shipmentstatus", "currentstatus", "awbstatus"],
};

/** What couriers write for a parcel that the customer has. "RTO delivered" is a parcel that came back. */
const deliveredWords = ["delivered", "dlvd", "dl", "deliveredtocustomer", "deliveredtoconsignee"];

type TrackingColumn = keyof typeof names;

const plainName = (cell: string): string => cell.toLowerCase().replace(/[^a-z]/g, "");

export const isTrackingColumn = (name: string): boolean =>
  Object.values(names).flat().includes(plainName(name));

/** The position of each column in the file. */
export type TrackingHeader = Record<TrackingColumn, number> & {
  /** Cells of the header. */
  width: number;
};

/** Finds the columns by their names. Throws FILE_INVALID for a missing one; estimate and status may be missing. */
export const trackingHeader = (cells: readonly string[]): TrackingHeader => {
  const plain = cells.map(plainName);
  const at = (column: TrackingColumn): number => plain.findIndex((name) => names[column].includes(name));
  const header = {
    width: cells.length,
    orderNumber: at("orderNumber"),
    trackingId: at("trackingId"),
    courier: at("courier"),
    estimate: at("estimate"),
    status: at("status"),
  };
  if (header.orderNumber < 0 || header.trackingId < 0 || header.courier < 0)
    refuse("FILE_INVALID", {
      message: 'The file needs the columns "order number", "tracking id" and "courier".',
    });
  return header;
};

/** A row as written in the file. */
export type FileRow = {
  position: number;
  /** Why the row cannot be read; `undefined` if it can. */
  unreadable?: string | undefined;
  orderNumber: string;
  trackingId: string;
  courier: string;
  estimate: string;
  /** Whether the courier says that the parcel is delivered. */
  isDelivered: boolean;
};

const longestShown = 60;

export const toFileRow = (row: CsvRow, header: TrackingHeader): FileRow => {
  const { position, cells } = row;
  const cell = (index: number): string => startOfText(valueText(cells[index] ?? ""), longestShown);
  return {
    position,
    unreadable: rowProblem({ length: header.width }, row),
    orderNumber: orderNumberOf(cell(header.orderNumber)),
    trackingId: trackingIdText(cell(header.trackingId)),
    courier: cell(header.courier),
    estimate: cell(header.estimate),
    isDelivered: deliveredWords.includes(plainName(cell(header.status))),
  };
};

type Cells = Pick<FileRow, "orderNumber" | "trackingId" | "courier" | "estimate">;

/** The cells of a row as the admin typed them in the preview, in the form of a file's. */
export const correctedCells = ({ orderNumber, trackingId, courier, estimate }: Cells): Cells => {
  const cell = (text: string): string => startOfText(valueText(text), longestShown);
  return {
    orderNumber: orderNumberOf(cell(orderNumber)),
    trackingId: trackingIdText(cell(trackingId)),
    courier: cell(courier),
    estimate: cell(estimate),
  };
};

/** What the shop knows about the order of a row; `undefined` for an unknown number. */
export type KnownOrder = OrderState & {
  /** Pieces that are still to be shipped. */
  left: number;
  parcels: readonly ParcelName[];
  isFullyCredited: boolean;
};

/** What a row does. */
export type PlannedRow =
  | { state: TrackingRowState.DELIVERED }
  | { state: TrackingRowState.READY; tracking: Tracking }
  | { state: TrackingRowState.RECORDED }
  | { state: TrackingRowState.PROBLEM; problem: string };

const problemOf = (problem: string): PlannedRow => ({ state: TrackingRowState.PROBLEM, problem });

/** The tracking data of a row; a sentence if it is not valid. */
const trackingOf = (
  row: FileRow,
  { couriers, today }: { couriers: readonly Courier[]; today: string },
): Tracking | string => {
  if (isShortenedNumber(row.trackingId))
    return `${parcelsRefusals.TRACKING_ID_INVALID.message} ${shortenedNumberText(row.trackingId)}`;
  const estimatedDelivery = row.estimate === "" ? null : dayOf(row.estimate);
  if (estimatedDelivery === undefined)
    return `"${row.estimate}" is not a date. Please write it as 28-11-2026.`;
  try {
    return checkedTracking({ ...row, estimatedDelivery }, { couriers, shippedOn: today });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === "COURIER_UNKNOWN"
      ? `"${row.courier}" is not one of the couriers: ${couriers.map(({ name }) => name).join(", ")}.`
      : error.row.message;
  }
};

/** The file names the order again: the first of equal rows counts, and none of rows with different parcels. */
const isRepeated = (row: FileRow, sameOrder: readonly FileRow[], couriers: readonly Courier[]): boolean => {
  const nameOf = ({ courier, trackingId }: FileRow) =>
    [courierNamed(couriers, courier)?.name ?? courier, trackingId].join("\n");
  return sameOrder.some((other) => other.position < row.position || nameOf(other) !== nameOf(row));
};

/**
 * Decides what a row does whose parcel the courier has delivered: its order is marked so once the file names all of its parcels
 * as delivered. An order that is marked already stays as it is.
 */
const planDeliveredRow = (
  row: FileRow,
  order: KnownOrder,
  { couriers, sameOrder }: { couriers: readonly Courier[]; sameOrder: readonly FileRow[] },
): PlannedRow => {
  if (order.orderStatus === OrderStatus.DELIVERED) return { state: TrackingRowState.RECORDED };
  const delivered = sameOrder
    .filter(({ isDelivered }) => isDelivered)
    .map(({ courier, trackingId }) => ({
      courier: courierNamed(couriers, courier)?.name ?? courier,
      trackingId,
    }));
  const waiting = order.parcels.filter((parcel) => !isRecorded(delivered, parcel));
  const problem =
    deliveryProblem(order) ??
    (waiting.length > 0
      ? `Order ${row.orderNumber} has another parcel on its way: ${waiting.map(({ trackingId }) => trackingId).join(", ")}.`
      : undefined);
  return problem ? problemOf(problem) : { state: TrackingRowState.DELIVERED };
};

/**
 * Decides what a row does. `sameOrder` are the rows of the file that name its order. A recorded row stays as it is, also if its
 * expected day has passed by now.
 */
export const planTrackingRow = (
  row: FileRow,
  order: KnownOrder | undefined,
  context: { couriers: readonly Courier[]; today: string; sameOrder: readonly FileRow[] },
): PlannedRow => {
  if (row.unreadable !== undefined) return problemOf(row.unreadable);
  if (row.orderNumber === "") return problemOf("The row has no order number.");
  if (!order) return problemOf(unknownNumber(row.orderNumber));
  const courier = courierNamed(context.couriers, row.courier)?.name ?? row.courier;
  if (isRecorded(order.parcels, { courier, trackingId: row.trackingId }))
    return row.isDelivered ? planDeliveredRow(row, order, context) : { state: TrackingRowState.RECORDED };
  if (row.isDelivered)
    return problemOf(
      `Order ${row.orderNumber} has no parcel with this tracking id, so it is not marked as delivered. Record the parcel first.`,
    );
  if (isRepeated(row, context.sameOrder, context.couriers))
    return problemOf(`Order ${row.orderNumber} is in the file twice.`);
  const tracking = trackingOf(row, context);
  if (typeof tracking === "string") return problemOf(tracking);
  const problem = shippingProblem(order) ?? (order.left === 0 ? nothingLeft(row.orderNumber) : undefined);
  return problem ? problemOf(problem) : { state: TrackingRowState.READY, tracking };
};
