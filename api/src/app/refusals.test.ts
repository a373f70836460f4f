import { describe, expect, it } from "vitest";
import { refusals } from "./refusals.ts";

describe("the table of refusals", () => {
  it("has an error status and a sentence in every row", () => {
    const rows = Object.entries(refusals);
    expect(rows.filter(([, { status, message }]) => status < 400 || message.length < 9)).toEqual([]);
    const serverFaults = rows.filter(([, { status }]) => status >= 500);
    expect(serverFaults.map(([code]) => code).sort()).toEqual([
      "EVENT_UNKNOWN",
      "EXPORTS_BUSY",
      "INTERNAL",
      "NOT_READY",
      "PAYMENT_SETUP_FAILED",
      "SETTLEMENTS_UNREACHABLE",
    ]);
  });

  it("has the exact texts of the specification", () => {
    expect([
      refusals.FILL_ALL_FIELDS.message,
      refusals.CHOOSE_SIZE_AND_COLOR.message,
      refusals.ORDER_EMPTY.message,
    ]).toEqual(["Please fill all fields.", "Please select size and color.", "Your Cart is Empty"]);
  });
});
