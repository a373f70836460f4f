import { parseValue } from "graphql";
import { describe, expect, it } from "vitest";
import { Rupees } from "./rupees.scalar.ts";

describe("the Rupees scalar", () => {
  it("is sent as rupees", () => {
    expect(Rupees.serialize(149_950)).toBe(1499.5);
  });

  it("is received as paise", () => {
    expect(Rupees.parseValue(1499.5)).toBe(149_950);
    expect(Rupees.parseLiteral(parseValue("1499.50"))).toBe(149_950);
    expect(Rupees.parseLiteral(parseValue("12"))).toBe(1200);
  });

  it.each(["1499.5", null, true, {}, [1], Number("1e400"), 0.001])("does not accept %j", (value) => {
    expect(() => Rupees.parseValue(value)).toThrow(
      "Rupees must be a number with at most two decimal places.",
    );
  });

  it.each(['"12"', "1e400", "0.001", "true", "null", "{ a: 1 }"])(
    "does not accept %s in a document",
    (literal) => {
      expect(() => Rupees.parseLiteral(parseValue(literal))).toThrow("Rupees must be a number");
    },
  );
});
