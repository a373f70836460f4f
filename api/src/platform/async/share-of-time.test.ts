import { expect, it } from "vitest";
import { shareOfTime } from "./share-of-time.ts";

const planned = (share: number, seconds: () => number) => {
  const clock = { now: 0, runs: 0 };
  const call = shareOfTime(
    share,
    async () => {
      clock.runs += 1;
      clock.now += seconds();
    },
    () => clock.now,
  );
  return { clock, call };
};

it("does the work again after so long that it takes no more than its share", async () => {
  const { clock, call } = planned(0.1, () => 1);
  await call();
  await call();
  expect(clock.runs).toBe(1);
  clock.now = 9.9;
  await call();
  expect(clock.runs).toBe(1);
  clock.now = 10;
  await call();
  expect(clock.runs).toBe(2);
});

it("counts the time of work that failed too", async () => {
  const { clock, call } = planned(0.5, () => {
    clock.now += 4;
    throw new Error("the disk is full");
  });
  await expect(call()).rejects.toThrow("the disk is full");
  clock.now = 7;
  await call();
  expect(clock.runs).toBe(1);
  clock.now = 8;
  await expect(call()).rejects.toThrow("the disk is full");
});

it("does the work once at a time", async () => {
  let finish = () => {};
  let runs = 0;
  const call = shareOfTime(0.5, () => {
    runs += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const first = call();
  await call();
  expect(runs).toBe(1);
  finish();
  await first;
});
