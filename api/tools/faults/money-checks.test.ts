import { expect, it } from "vitest";
import { consecutiveNumbers } from "./money-checks.ts";

const violationsOf = (...numbers: string[]) =>
  consecutiveNumbers("invoice numbers", "invoices").run({
    sql: async () => numbers.map((number) => ({ number })) as never[],
    initialPieces: new Map(),
    razorpay: { ledger: async () => Promise.reject(new Error("asked for the ledger")) },
  });

it("numbers may start again with a financial year", async () => {
  expect(await violationsOf("SJ/25-26/000002", "SJ/26-27/000001", "SJ/25-26/000001")).toEqual([]);
});

it.each([
  ["that leaves one out", ["SJ/26-27/000001", "SJ/26-27/000003"], "SJ/26-27/2"],
  ["that does not start at 1", ["SJ/25-26/000001", "SJ/26-27/000002"], "SJ/26-27/1"],
  ["that has one twice", ["SJ/26-27/000001", "SJ/26-27/000001"], "SJ/26-27/2"],
])("a series %s is a violation", async (_, numbers, missing) => {
  expect(await violationsOf(...numbers)).toEqual([expect.stringContaining(`${missing} is missing`)]);
});
