import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadCode, observeLoads, provideCodeRecovery } from "./load-code.ts";
import { markPressedControls } from "./pressed-control.ts";

/** A button, as far as it is marked. */
class Control {
  readonly attributes = new Map<string, string>();
  closest = () => this;
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
}

let press: (control: Control) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", Control);
  vi.stubGlobal("addEventListener", (_: string, listener: (event: { target: Control }) => void) => {
    press = (target) => listener({ target });
  });
  markPressedControls();
});
afterEach(() => {
  observeLoads(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a pressed control is busy until its code is there", async () => {
  const control = new Control();
  press(control);
  let arrive: (code: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => (arrive = resolve));
  const loaded = loadCode(() => code, "part");
  expect(control.attributes.get("aria-busy")).toBe("true");
  arrive("dialog");
  expect(await loaded).toBe("dialog");
  expect(control.attributes.has("aria-busy")).toBe(false);
});

it("a control is no longer busy when its code cannot be loaded", async () => {
  provideCodeRecovery(() => Promise.reject(new Error("The code is gone.")));
  const control = new Control();
  press(control);
  await expect(loadCode(() => Promise.reject(new Error("404")), "part")).rejects.toThrow("gone");
  expect(control.attributes.has("aria-busy")).toBe(false);
});

it("code that is loaded long after a press does not belong to it", () => {
  const control = new Control();
  press(control);
  vi.advanceTimersByTime(1500);
  void loadCode(() => Promise.resolve("later"), "part");
  expect(control.attributes.has("aria-busy")).toBe(false);
});
