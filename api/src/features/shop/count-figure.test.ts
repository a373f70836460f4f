import { afterEach, expect, it, vi } from "vitest";
import type { Services } from "./services.ts";
import { countedEachTime, countFigure } from "./count-figure.ts";

afterEach(() => vi.useRealTimers());

/** A figure that grows by one with each count, of a shop of its own. */
const growingFigure = (rows: number) => {
  const services = { settings: {} as Services["settings"] };
  let counts = 0;
  const read = (key = "orders") =>
    countFigure(
      services,
      key,
      async () => (counts += 1),
      () => rows,
    );
  return read;
};

it("counts a figure of few rows each time", async () => {
  const read = growingFigure(countedEachTime);
  expect(await read()).toEqual({ value: 1, countedAt: null });
  expect(await read()).toEqual({ value: 2, countedAt: null });
});

it("keeps a figure of many rows for 30 seconds", async () => {
  vi.useFakeTimers();
  const read = growingFigure(countedEachTime + 1);
  expect(await read()).toMatchObject({ value: 1 });
  vi.advanceTimersByTime(29_000);
  expect(await read()).toMatchObject({ value: 1 });
  expect(await read("payments")).toMatchObject({ value: 2 });
  vi.advanceTimersByTime(2000);
  expect(await read()).toMatchObject({ value: 3 });
});

it("says when a figure was counted that it has kept", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T08:35:00Z") });
  const read = growingFigure(countedEachTime + 1);
  expect(await read()).toMatchObject({ countedAt: null });
  vi.advanceTimersByTime(29_000);
  expect(await read()).toMatchObject({ countedAt: new Date("2026-11-26T08:35:00Z") });
  vi.advanceTimersByTime(2000);
  expect(await read()).toMatchObject({ countedAt: null });
});
