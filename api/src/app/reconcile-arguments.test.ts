import { describe, expect, it } from "vitest";
import { reconcileArguments } from "./reconcile-arguments.ts";

describe("the command line of npm run reconcile", () => {
  it("has the time of the backup, in UTC unless it names another zone", () => {
    const since = (text: string) => reconcileArguments(["--since", text], "SJ").since.toISOString();
    expect(since("2026-11-20T00:00")).toBe("2026-11-20T00:00:00.000Z");
    expect(since("2026-11-20T00:00+05:30")).toBe("2026-11-19T18:30:00.000Z");
    expect(since("2026-11-20")).toBe("2026-11-20T00:00:00.000Z");
  });

  it("has the last assigned numbers", () => {
    const given = [
      "--since=2026-11-20",
      "--last-order=SJ100999",
      "--last-invoice=SJ/26-27/000123",
      "--last-credit-note=CN/26-27/000012",
    ];
    expect(reconcileArguments(given, "SJ")).toMatchObject({
      lastOrder: 100_999,
      lastInvoice: { year: "26-27", number: 123 },
      lastCreditNote: { year: "26-27", number: 12 },
    });
  });

  it.each([
    [[]],
    [["--since", "yesterday"]],
    [["--since", "2999-01-01"]],
    [["--since=2026-11-20", "--last-order=100999"]],
    [["--since=2026-11-20", "--last-invoice=123"]],
    [["--since=2026-11-20", "--last-credit-note=SJ/26-27/000012"]],
    [["--since=2026-11-20", "--all"]],
  ])("is answered with its usage where it is not understood: %j", (args) => {
    expect(() => reconcileArguments(args, "SJ")).toThrow("Usage: npm run reconcile");
  });
});
