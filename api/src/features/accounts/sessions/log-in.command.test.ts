import { expect, it } from "vitest";
import { refuse } from "../../../platform/errors/errors.ts";
import type { Services } from "../../shop/services.ts";
import { logIn } from "./log-in.command.ts";
import { concurrentLogins } from "./log-in-limit.ts";

it("refuses logins only while 200 are queued", async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const services = {
    throttles: { count: () => released.then(() => refuse("TOO_MANY")) },
  } as unknown as Services;
  const tryToLogIn = () =>
    logIn(services, {
      email: "shopper@example.com",
      password: "saffron",
      client: { device: "", network: "::1", kind: "rest" },
    });
  const pending = Array.from({ length: concurrentLogins + 200 }, tryToLogIn);
  await expect(tryToLogIn()).rejects.toMatchObject({ code: "NOT_READY" });
  release();
  for (const outcome of await Promise.allSettled(pending))
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "TOO_MANY" } });
  await expect(tryToLogIn()).rejects.toMatchObject({ code: "TOO_MANY" });
});
