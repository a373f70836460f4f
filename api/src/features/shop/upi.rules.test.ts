import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUpiId, upiUri } from "./upi.rules.ts";

describe("a UPI id", () => {
  it.each(["saanjh@okaxis", "asha.rao-1@ok.axis", "9876543210@upi"])("can be %s", (text) => {
    expect(isUpiId(text)).toBe(true);
  });

  it.each(["", "saanjh", "@upi", "a@upi", "a b@upi", "saanjh@", "saanjh@1", "saanjh@upi&am=1", "a@b@upi"])(
    "cannot be %j",
    (text) => {
      expect(isUpiId(text)).toBe(false);
    },
  );
});

describe("the address of any payment", () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000_000 });
  const always = (check: (fields: [string, string][], payment: { payee: string; amount: number }) => void) =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), amounts, (payee, amount) => {
        const uri = upiUri({ upiId: "saanjh@okaxis", payee, amount, orderNumber: "SJ100001" });
        check([...new URL(uri).searchParams], { payee, amount });
      }),
    );

  it("has each field once whatever the name", () => {
    always((fields, { payee }) =>
      expect(fields).toEqual([
        ["pa", "saanjh@okaxis"],
        ["pn", payee],
        ["am", expect.stringMatching(/^\d+\.\d\d$/)],
        ["cu", "INR"],
        ["tn", "SJ100001"],
      ]),
    );
  });

  it("has the amount to the paisa", () => {
    always((fields, { amount }) => {
      const [rupees = "", paise = ""] = (fields[2]?.[1] ?? "").split(".");
      expect(Number(rupees) * 100 + Number(paise)).toBe(amount);
    });
  });
});
