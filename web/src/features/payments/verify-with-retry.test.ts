import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it, vi } from "vitest";
import { verifyWithRetry } from "./verify-with-retry.ts";

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: "No", extensions: { code } }] });

const noResponse = new TypeError("Failed to fetch");

it("retries without a response", async () => {
  const verify = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(noResponse).mockResolvedValue(true);
  expect(await verifyWithRetry(verify, [0, 0])).toBe(true);
  expect(verify).toHaveBeenCalledTimes(2);
});

it("throws an internal error after the last pause", async () => {
  const verify = vi.fn<() => Promise<boolean>>().mockRejectedValue(refusal("INTERNAL"));
  await expect(verifyWithRetry(verify, [0, 0])).rejects.toThrow("No");
  expect(verify).toHaveBeenCalledTimes(3);
});

it("does not retry after a refusal", async () => {
  const verify = vi.fn<() => Promise<boolean>>().mockRejectedValue(refusal("PAYMENT_NOT_VERIFIED"));
  await expect(verifyWithRetry(verify, [0, 0])).rejects.toThrow("No");
  expect(verify).toHaveBeenCalledTimes(1);
});
