import { expect, it } from "vitest";
import { pictureQueue } from "./picture-queue.ts";

/** Work that notes its start and ends when it is released. */
const heldWork = (started: string[], name: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const work = async () => {
    started.push(name);
    await released;
  };
  return { work, release };
};

it("takes uploads first, then the newest request, one at a time", async () => {
  const { upload, request } = pictureQueue();
  const started: string[] = [];
  const first = heldWork(started, "running");
  const note = (name: string) => async () => void started.push(name);
  const all = [
    request(first.work),
    request(note("older request")),
    request(note("newer request")),
    upload(note("upload")),
  ];
  expect(started).toEqual(["running"]);
  first.release();
  await Promise.all(all);
  expect(started).toEqual(["running", "upload", "newer request", "older request"]);
});

it("drops the oldest requests when too many wait", async () => {
  const { request, upload } = pictureQueue(2);
  const started: string[] = [];
  const first = heldWork(started, "running");
  const running = upload(first.work);
  const requests = ["dropped", "dropped too", "second", "third"].map((name) =>
    request(async () => void started.push(name)),
  );
  first.release();
  await Promise.all([running, ...requests]);
  expect(started).toEqual(["running", "third", "second"]);
});

it("reports the error of a request that runs", async () => {
  const { request } = pictureQueue(2);
  await expect(request(() => Promise.reject(new Error("broken original")))).rejects.toThrow(
    "broken original",
  );
});
