import { describe, expect, it } from "vitest";
import { BadArguments, parseBenchOptions } from "./arguments.ts";

describe("npm run bench", () => {
  it("measures every part by default, with orders beside the largest catalogue", () => {
    const { sizes, orders, only } = parseBenchOptions([]);
    expect({ sizes, orders }).toEqual({ sizes: [1000, 100_000], orders: 1000 });
    expect([...only]).toEqual(["pages", "browsing", "orders", "logins", "admin"]);
  });

  it("seeds orders only for the admin's pages and files", () => {
    expect(parseBenchOptions(["--orders", "1000000", "--only", "admin"]).orders).toBe(1_000_000);
    expect(parseBenchOptions(["--orders", "1000000", "--only", "exports"]).orders).toBe(1_000_000);
    expect(parseBenchOptions(["--orders", "5000", "--only", "pages,logins"]).orders).toBe(0);
  });

  it.each([
    [["--orders", "0"]],
    [["--orders", "1e3"]],
    [["--orders", "1000001"]],
    [["--only", "admins"]],
    [["--products", "1000,100"]],
    [["--order", "5"]],
  ])("throws the usage for %j", (args) => {
    expect(() => parseBenchOptions(args)).toThrow(BadArguments);
  });
});
