import { expect, it, onTestFinished, vi } from "vitest";
import { untilVisible } from "./until-visible.ts";

it("a hidden page waits until it is visible", async () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal("document", page);
  onTestFinished(() => void vi.unstubAllGlobals());
  let isResolved = false;
  const done = untilVisible().then(() => (isResolved = true));
  page.dispatchEvent(new Event("visibilitychange"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isResolved).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  await done;
  await untilVisible();
});
