import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it, vi } from "vitest";
import { verifyWithRetry } from "./verify-with-retry.ts";

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: "No", extensions: { code } }] });

const noAnswer = new TypeError("Failed to fetch");

it("asks again while no answer comes, and takes the first that does", async () => {
  const verify = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(noAnswer).mockResolvedValue(true);
  expect(await verifyWithRetry(verify, [0, 0])).toBe(true);
  expect(verify).toHaveBeenCalledTimes(2);
});

it("asks again when the server broke, and gives up after the last pause", async () => {
  const verify = vi.fn<() => Promise<boolean>>().mockRejectedValue(refusal("INTERNAL"));
  await expect(verifyWithRetry(verify, [0, 0])).rejects.toThrow("No");
  expect(verify).toHaveBeenCalledTimes(3);
});

it("takes a refusal for a refusal", async () => {
  const verify = vi.fn<() => Promise<boolean>>().mockRejectedValue(refusal("PAYMENT_NOT_VERIFIED"));
  await expect(verifyWithRetry(verify, [0, 0])).rejects.toThrow("No");
  expect(verify).toHaveBeenCalledTimes(1);
});
