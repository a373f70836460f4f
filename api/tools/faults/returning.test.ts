import { expect, it } from "vitest";
import { allEnded, duringRequests } from "./returning.ts";

/** A request that ends when the test says so. */
const openRequest = () => {
  let end = (): void => undefined;
  const promise = new Promise<boolean>((resolve) => (end = () => resolve(true)));
  return { promise, end: () => end() };
};

const refused = () => Promise.reject(new Error("refused: OTHER"));

/** Whether a promise has settled when everything that is due has run. */
const hasSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol("pending");
  const due = new Promise((resolve) => setImmediate(resolve)).then(() => pending);
  return (await Promise.race([promise.catch(() => undefined), due])) !== pending;
};

it("throws the error of one request when the others have ended", async () => {
  const slow = openRequest();
  const all = allEnded([refused(), slow.promise]);
  expect(await hasSettled(all)).toBe(false);
  slow.end();
  await expect(all).rejects.toThrow("refused: OTHER");
});

it("lets requests end beside one that is refused while something is caused", async () => {
  const slow = openRequest();
  const answers = duringRequests([refused, () => slow.promise], () => Promise.resolve());
  expect(await hasSettled(answers)).toBe(false);
  slow.end();
  await expect(answers).rejects.toThrow("refused: OTHER");
});

it("says which requests were accepted", async () => {
  const requests = [() => Promise.resolve(true), () => Promise.resolve(false)];
  expect(await duringRequests(requests, () => Promise.resolve())).toEqual([true, false]);
});
