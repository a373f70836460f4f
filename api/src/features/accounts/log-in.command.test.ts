import { expect, it } from "vitest";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { logIn } from "./log-in.command.ts";
import { concurrentLogins } from "./log-in-limit.ts";

it("a flood of logins is refused at the door while 200 wait, and lets people in again after it", async () => {
  let go = (): void => undefined;
  const signal = new Promise<void>((resolve) => (go = resolve));
  const shop = { throttles: { count: () => signal.then(() => refuse("TOO_MANY")) } } as unknown as Shop;
  const tryIt = () =>
    logIn(shop, { email: "she@example.com", password: "saffron", device: "", address: "::1" });
  const waiting = Array.from({ length: concurrentLogins + 200 }, tryIt);
  await expect(tryIt()).rejects.toMatchObject({ code: "NOT_READY" });
  go();
  for (const outcome of await Promise.allSettled(waiting))
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "TOO_MANY" } });
  await expect(tryIt()).rejects.toMatchObject({ code: "TOO_MANY" });
});
