import { amountOf, valueText } from "../../platform/csv/cell-values.ts";
import type { Paise } from "../../platform/money.ts";
import { answers } from "../../platform/rest/answer-schema.ts";
import { price } from "../../platform/rest/body-fields.ts";
import type { FieldDeclaration } from "./field-declaration.rules.ts";
import {
  checkedPrice,
  checkedSchedule,
  readSchedule,
  schedulesText,
  type ScheduledPrice,
} from "./scheduled-price.rules.ts";

export type PriceFields = {
  /** Without the scheduled prices. */
  price: Paise;
  /** The highest price that the label of the goods allows; `null` without one. */
  mrp: Paise | null;
  scheduledPrices: ScheduledPrice[];
};

export const priceFieldDeclarations = {
  price: {
    column: "price",
    type: "integer",
    descriptions: {
      product: "Price of one piece in rupees, GST included.",
      admin: "Regular price of one piece in rupees, GST included: while no scheduled price is valid.",
      input: "Price of one piece in rupees, GST included: 0.01 to 1,000,000.",
      change: "New price of one piece in rupees, GST included.",
    },
    check: (value) => checkedPrice(value, "price"),
    cellOf: (value) => String(value / 100),
    read: (cell) => amountOf(cell) ?? NaN,
    rest: price("PRICE_INVALID"),
    answer: answers.rupees,
    shown: "always",
  },
  mrp: {
    column: "mrp",
    type: "integer",
    descriptions: {
      product: "Maximum retail price of one piece in rupees, GST included; null without one.",
      admin: "Maximum retail price in rupees; null without one.",
      input: "Maximum retail price in rupees; omitted for a product without one.",
      change: "New maximum retail price in rupees; null removes it. No price may be above it.",
    },
    check: (value) => (value === null ? null : checkedPrice(value, "mrp")),
    fallback: null,
    cellOf: (value) => (value === null ? "" : String(value / 100)),
    read: (cell) => (valueText(cell) === "" ? null : (amountOf(cell) ?? NaN)),
    shown: "always",
  },
  scheduledPrices: {
    column: "scheduled_prices",
    type: "jsonb",
    check: checkedSchedule,
    fallback: [],
    cellOf: schedulesText,
    read: readSchedule,
  },
} satisfies { [Field in keyof PriceFields]: FieldDeclaration<PriceFields[Field]> };
