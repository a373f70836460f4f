import { describe, expect, it } from "vitest";
import { BadSeedArguments, parseProductCount } from "./seed-arguments.ts";

describe("npm run seed", () => {
  it.each([
    [["--products", "0"], 0],
    [["--products", "1000"], 1000],
    [["--products=1000000"], 1_000_000],
  ])("understands %j", (args, count) => {
    expect(parseProductCount(args)).toBe(count);
  });

  it.each([
    [[]],
    [["1000"]],
    [["--products"]],
    [["--products", "-1"]],
    [["--products", "1.5"]],
    [["--products", "1e3"]],
    [["--products", "1000001"]],
    [["--products", "99999999999999999999"]],
    [["--products", "10", "20"]],
    [["--products", "10", "--products=20"]],
    [["--product", "10"]],
  ])("throws the usage for %j", (args) => {
    expect(() => parseProductCount(args)).toThrow(BadSeedArguments);
    expect(() => parseProductCount(args)).toThrow("npm run seed -- --products 1000");
  });
});
