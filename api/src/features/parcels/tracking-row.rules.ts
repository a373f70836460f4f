import { orderNumberOf } from "../orders/order-number.rules.ts";
import { courierNamed, type Courier } from "../shop/courier.rules.ts";
import { refusals, refuse, Refusal } from "../../platform/errors/errors.ts";
import { startOfText } from "../../platform/text.ts";
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
};

type TrackingColumn = keyof typeof names;

/** The position of each column in the file. */
export type TrackingHeader = Record<TrackingColumn, number>;

/** Finds the columns by their names. Throws FILE_INVALID for a missing one; the estimate may be missing. */
export const trackingHeader = (cells: readonly string[]): TrackingHeader => {
  const plain = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const at = (column: TrackingColumn): number => plain.findIndex((name) => names[column].includes(name));
  const header = {
    orderNumber: at("orderNumber"),
    trackingId: at("trackingId"),
    courier: at("courier"),
    estimate: at("estimate"),
  };
  if (header.orderNumber < 0 || header.trackingId < 0 || header.courier < 0)
    refuse("FILE_INVALID", {
      message: 'The file needs the columns "order number", "tracking id" and "courier".',
    });
  return header;
};

/** The character between the cells of a courier's file: the most frequent one of the first line. */
export const delimiterOfTracking = (firstLine: string): string =>
  [",", ";", "\t"].reduce((best, each) =>
    firstLine.split(each).length > firstLine.split(best).length ? each : best,
  );

/** A row as written in the file. */
export type FileRow = {
  place: number;
  orderNumber: string;
  trackingId: string;
  courier: string;
  estimate: string;
};

const longestShown = 60;

export const toFileRow = (
  { place, cells }: { place: number; cells: readonly string[] },
  header: TrackingHeader,
): FileRow => {
  const cell = (index: number): string =>
    startOfText((cells[index] ?? "").replace(/\s+/g, " ").trim(), longestShown);
  return {
    place,
    orderNumber: orderNumberOf(cell(header.orderNumber)),
    trackingId: cell(header.trackingId),
    courier: cell(header.courier),
    estimate: cell(header.estimate),
  };
};

/** A day of a file as YYYY-MM-DD: "2026-11-28", or in India's order "28-11-2026" and "28/11/2026". */
const dayOf = (text: string): string | undefined => {
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const day = indian
    ? `${indian[3]}-${(indian[2] ?? "").padStart(2, "0")}-${(indian[1] ?? "").padStart(2, "0")}`
    : text;
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime());
  return isDay && date.toISOString().startsWith(day) ? day : undefined;
};

/** What the shop knows about the order of a row; `undefined` for an unknown number. */
export type KnownOrder = OrderState & {
  /** Pieces that are still to be shipped. */
  left: number;
  parcels: readonly ParcelName[];
};

/** What a row does. */
export type PlannedRow =
  | { state: TrackingRowState.READY; tracking: Tracking }
  | { state: TrackingRowState.RECORDED }
  | { state: TrackingRowState.PROBLEM; problem: string };

const problemOf = (problem: string): PlannedRow => ({ state: TrackingRowState.PROBLEM, problem });

/** The tracking data of a row; a sentence if it is not valid. */
const trackingOf = (
  row: FileRow,
  { couriers, today }: { couriers: readonly Courier[]; today: string },
): Tracking | string => {
  const estimatedDelivery = row.estimate === "" ? null : dayOf(row.estimate);
  if (estimatedDelivery === undefined) return `"${row.estimate}" is no day. Please write it as 28-11-2026.`;
  try {
    return checkedTracking({ ...row, estimatedDelivery }, { couriers, shippedOn: today });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === "COURIER_UNKNOWN"
      ? `"${row.courier}" is not one of the couriers: ${couriers.map(({ name }) => name).join(", ")}.`
      : refusals[error.code].message;
  }
};

/**
 * Decides what a row does. `isRepeated`: an earlier row names the same order. A recorded row stays as it is, also if its expected
 * day has passed by now.
 */
export const planTrackingRow = (
  row: FileRow,
  order: KnownOrder | undefined,
  context: { couriers: readonly Courier[]; today: string; isRepeated: boolean },
): PlannedRow => {
  if (row.orderNumber === "") return problemOf("The row names no order.");
  if (!order) return problemOf(unknownNumber(row.orderNumber));
  if (context.isRepeated) return problemOf(`The file names order ${row.orderNumber} twice.`);
  const courier = courierNamed(context.couriers, row.courier)?.name ?? row.courier;
  if (isRecorded(order.parcels, { courier, trackingId: row.trackingId }))
    return { state: TrackingRowState.RECORDED };
  const tracking = trackingOf(row, context);
  if (typeof tracking === "string") return problemOf(tracking);
  const problem = shippingProblem(order) ?? (order.left === 0 ? nothingLeft(row.orderNumber) : undefined);
  return problem ? problemOf(problem) : { state: TrackingRowState.READY, tracking };
};
