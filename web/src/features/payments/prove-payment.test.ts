import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it, vi } from "vitest";
import { provePayment } from "./prove-payment.ts";

const refused = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: "No", extensions: { code } }] });

const noAnswer = new TypeError("Failed to fetch");

it("asks again while no answer comes, and takes the first that does", async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(noAnswer).mockResolvedValue(true);
  expect(await provePayment(ask, [0, 0])).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks again when the server broke, and gives up after the last pause", async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockRejectedValue(refused("INTERNAL"));
  await expect(provePayment(ask, [0, 0])).rejects.toThrow("No");
  expect(ask).toHaveBeenCalledTimes(3);
});

it("takes a refusal for a refusal", async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockRejectedValue(refused("PAYMENT_NOT_VERIFIED"));
  await expect(provePayment(ask, [0, 0])).rejects.toThrow("No");
  expect(ask).toHaveBeenCalledTimes(1);
});
