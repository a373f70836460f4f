import { refuse } from "./catalogue.refusals.ts";

/** Why the stock of a unit changed. */
export enum StockReason {
  RECEIVED = "received",
  COUNTED = "counted",
  DAMAGED = "damaged",
  CORRECTION = "correction",
  SOLD = "sold",
  RETURNED = "returned",
}

/** Why the statements of a transaction change stock. Stored with each movement. */
export type StockCause = {
  reason: StockReason;
  orderId?: string;
  userId?: string;
  note?: string | undefined;
  batchId?: string | undefined;
};

/** The reasons that an admin can give. */
export type AdminReason =
  StockReason.RECEIVED | StockReason.COUNTED | StockReason.DAMAGED | StockReason.CORRECTION;

const maxStock = 1_000_000;

/**
 * The highest stock that an admin can give a unit that has `current` pieces. Cancellations and returns can lift a stock above
 * 1,000,000: it may stay or fall then, but not rise.
 */
export const highestStock = (current: number): number => Math.max(maxStock, current);

/**
 * Refuses a count whose admin saw another stock than the one that is there now, unless the count is equal to that. Throws
 * STOCK_CHANGED with the stock.
 */
export const checkSeenStock = (
  { seen, counted, current }: { seen: number | null | undefined; counted: number; current: number },
  field: string,
): void => {
  if (seen == null || seen === current || counted === current) return;
  refuse("STOCK_CHANGED", {
    field,
    message: `The stock is now ${current}, but you saw ${seen}. Please check your count, and save again.`,
    facts: { stock: current },
  });
};

/**
 * The pieces of a unit after a movement by an admin. Throws STOCK_INVALID for a number that the reason does not allow,
 * OUT_OF_STOCK if fewer pieces are there than go, BAD_INPUT for a reason that only orders give.
 */
export const stockAfter = (current: number, reason: StockReason, quantity: number): number => {
  const isPositive = Number.isInteger(quantity) && quantity >= 0;
  const invalid = () => refuse("STOCK_INVALID", { field: "quantity" });
  const afterByReason: Record<StockReason, () => number> = {
    [StockReason.COUNTED]: () => (isPositive ? quantity : invalid()),
    [StockReason.RECEIVED]: () => (isPositive ? current + quantity : invalid()),
    [StockReason.DAMAGED]: () => (isPositive ? current - quantity : invalid()),
    [StockReason.CORRECTION]: () => (Number.isInteger(quantity) ? current + quantity : invalid()),
    [StockReason.SOLD]: () => refuse("BAD_INPUT", { field: "reason" }),
    [StockReason.RETURNED]: () => refuse("BAD_INPUT", { field: "reason" }),
  };
  const after = afterByReason[reason]();
  if (after < 0)
    refuse("OUT_OF_STOCK", {
      field: "quantity",
      message: `Only ${current} left.`,
      facts: { available: current },
    });
  return after <= highestStock(current) ? after : invalid();
};
