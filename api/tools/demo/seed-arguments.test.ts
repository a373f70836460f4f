import { describe, expect, it } from "vitest";
import { BadSeedArguments, parseSeedCounts } from "./seed-arguments.ts";

describe("npm run seed", () => {
  it.each([
    [["--products", "0"], { products: 0, orders: 0 }],
    [["--products", "1000"], { products: 1000, orders: 0 }],
    [["--products=1000000"], { products: 1_000_000, orders: 0 }],
    [["--orders", "500"], { products: 0, orders: 500 }],
    [["--orders=1000000", "--products", "20"], { products: 20, orders: 1_000_000 }],
  ])("understands %j", (args, counts) => {
    expect(parseSeedCounts(args)).toEqual(counts);
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
    [["--products", "10", "--orders"]],
    [["--orders", "-1"]],
    [["--orders", "1000001"]],
    [["--orders", "1", "--orders", "2"]],
    [["--products", "10", "many"]],
  ])("throws the usage for %j", (args) => {
    expect(() => parseSeedCounts(args)).toThrow(BadSeedArguments);
    expect(() => parseSeedCounts(args)).toThrow("npm run seed -- --products 1000 --orders 1000");
  });
});
