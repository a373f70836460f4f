import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shop } from "../features/shop/shop.ts";
import { warnOfNoThrottles } from "./warn-of-no-throttles.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a shop without throttles warns at the start and each hour, until it closes", () => {
  const warn = vi.fn<(message: string) => void>();
  const end = warnOfNoThrottles({ warn } as unknown as Shop["log"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("THROTTLES=off"));
  vi.advanceTimersByTime(3 * 60 * 60 * 1000);
  expect(warn).toHaveBeenCalledTimes(4);
  end();
  vi.advanceTimersByTime(3 * 60 * 60 * 1000);
  expect(warn).toHaveBeenCalledTimes(4);
});
