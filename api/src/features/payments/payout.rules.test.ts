import { describe, expect, it } from "vitest";
import { destinationHint, isInvalid, payoutDestination, type PayoutDetails } from "./payout.rules.ts";

const account = { accountNumber: "012345678901", ifsc: "HDFC0001234", holderName: "Asha Rao" };

describe("the details of a payout", () => {
  it.each<[PayoutDetails, object, string]>([
    [{ upiId: " Asha.Rao-1@OkAxis " }, { upiId: "asha.rao-1@okaxis" }, "UPI ...@okaxis"],
    [{ upiId: "9876543210@ybl", ifsc: "" }, { upiId: "9876543210@ybl" }, "UPI ...@ybl"],
    [account, account, "account ...8901"],
    [
      { accountNumber: "0123 4567-8901", ifsc: "hdfc0001234", holderName: "  Asha   Rao " },
      account,
      "account ...8901",
    ],
    [{ ...account, holderName: "आशा राव" }, { ...account, holderName: "आशा राव" }, "account ...8901"],
  ])("%j are a destination", (details, expected, hint) => {
    const destination = payoutDestination(details);
    expect(destination).toEqual(expected);
    expect(isInvalid(destination) ? "" : destinationHint(destination)).toBe(hint);
  });

  it.each<[PayoutDetails, keyof PayoutDetails]>([
    [{}, "upiId"],
    [{ upiId: "asha" }, "upiId"],
    [{ upiId: "asha@example.com/x" }, "upiId"],
    [{ upiId: "asha@ok axis" }, "upiId"],
    [{ upiId: "@okaxis" }, "upiId"],
    [{ upiId: "asha@okaxis", ...account }, "upiId"],
    [{ ...account, accountNumber: "12345678" }, "accountNumber"],
    [{ ...account, accountNumber: "1234567890123456789" }, "accountNumber"],
    [{ ...account, accountNumber: "000000000" }, "accountNumber"],
    [{ ...account, accountNumber: "12345678901x" }, "accountNumber"],
    [{ ...account, ifsc: "HDFC1001234" }, "ifsc"],
    [{ ...account, ifsc: null }, "ifsc"],
    [{ ...account, holderName: "" }, "holderName"],
    [{ ...account, holderName: "<script>" }, "holderName"],
    [{ ...account, holderName: "123" }, "holderName"],
  ])("%j are refused by the name of the field %s", (details, field) => {
    expect(payoutDestination(details)).toMatchObject({ field, message: expect.any(String) });
  });

  it("with a UPI ID that is none are refused with the form of one", () => {
    expect(payoutDestination({ upiId: "meera" })).toEqual({
      field: "upiId",
      message: "A UPI ID looks like name@bank.",
    });
  });
});
