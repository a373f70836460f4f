import { createHash } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { describeError } from "../../src/platform/errors/describe-error.ts";
import { checkBucket } from "../../src/platform/files/s3/check-bucket.ts";
import { s3Client } from "../../src/platform/files/s3/s3-client.ts";
import { s3Settings, type S3Settings } from "../../src/platform/files/s3/s3-settings.ts";
import { s3Storage } from "../../src/platform/files/s3/s3-storage.ts";
import { freePort } from "../../tools/bench/node-process.ts";
import type { S3Faults } from "../../tools/s3-stand-in/s3-stand-in.ts";
import { openS3 } from "../support/s3.ts";

const standIn = await openS3({ listPageSize: 3 });
const closedPort = await freePort();
const settings = s3Settings(standIn.env) as S3Settings;
const storage = s3Storage(s3Client(settings));

const withFaults = (faults: S3Faults): void => {
  standIn.faults = faults;
  onTestFinished(() => void (standIn.faults = {}));
};

const check = (changed: Partial<S3Settings> = {}): Promise<void> => {
  const used = { ...settings, ...changed };
  return checkBucket(used, s3Client(used));
};

it("writes, reads, lists page by page and removes files and folders", async () => {
  expect(await storage.read("a/missing")).toBeUndefined();
  expect(await storage.has("a/missing")).toBe(false);
  const content = Buffer.from([0, 255, 10, 13, 200]);
  await storage.write("a/first", content);
  expect(await storage.read("a/first")).toEqual(content);
  expect(await storage.stat("a/first")).toEqual({
    size: 5,
    sha256: createHash("sha256").update(content).digest("hex"),
  });
  for (let number = 1; number <= 7; number += 1) await storage.write(`a/file ${number} & <more>.txt`, "x");
  await storage.write("a/below/one", "1");
  await storage.write("ab", "not in the folder");
  expect((await storage.list("a")).sort()).toEqual(
    ["below", "first", ...[1, 2, 3, 4, 5, 6, 7].map((number) => `file ${number} & <more>.txt`)].sort(),
  );
  expect(await storage.list("nothing")).toEqual([]);
  await storage.remove("a");
  await storage.remove("a");
  expect(await standIn.store.keys()).toEqual(["ab"]);
});

it("accepts a bucket in which the key may do all", async () => {
  const before = await standIn.store.keys();
  await check();
  expect(await standIn.store.keys()).toEqual(before);
});

it.each<[string, Partial<S3Settings>, S3Faults]>([
  ["there is no such bucket (NoSuchBucket)", { bucketUrl: settings.bucketUrl.replace(/shop$/, "other") }, {}],
  ["S3_ACCESS_KEY_ID is not a key of this store (InvalidAccessKeyId)", { accessKeyId: "another" }, {}],
  [
    "S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID (SignatureDoesNotMatch)",
    { secretAccessKey: "another-secret" },
    {},
  ],
  ["S3_REGION is not the region of the bucket (AuthorizationHeaderMalformed)", { region: "ap-south-1" }, {}],
  ["the key may not list in it (AccessDenied)", {}, { denied: ["list"] }],
  ["the key may not write in it (AccessDenied)", {}, { denied: ["write"] }],
  ["the key may not read in it (AccessDenied)", {}, { denied: ["read"] }],
  ["the key may not delete in it (AccessDenied)", {}, { denied: ["delete"] }],
  ["the bucket is full (QuotaExceeded)", {}, { isFull: true }],
  [
    "the clock of this machine differs too much from that of the store; set the clock (RequestTimeTooSkewed)",
    {},
    { clockOffsetMs: 16 * 60 * 1000 },
  ],
  [
    "the endpoint refuses connections (ECONNREFUSED)",
    { bucketUrl: `http://127.0.0.1:${closedPort}/shop` },
    {},
  ],
  ["the endpoint does not answer (ETIMEDOUT)", {}, { isSilent: true }],
  ["it does not work (InternalError)", {}, { status: 500 }],
])("says at the start: %s", { timeout: 20_000 }, async (reason, changed, faults) => {
  withFaults(faults);
  const { bucketUrl } = { ...settings, ...changed };
  await expect(check(changed)).rejects.toThrow(`S3_URL: the bucket ${bucketUrl} cannot be used: ${reason}.`);
});

it("tries again only when the store is busy", async () => {
  await storage.write("busy", "1");
  withFaults({ busyRequests: 2 });
  expect(String(await storage.read("busy"))).toBe("1");
  standIn.faults = { busyRequests: 3 };
  await expect(storage.read("busy")).rejects.toThrow("SlowDown");
  expect(standIn.faults.busyRequests).toBe(0);
  let calls = 0;
  standIn.onRequest = () => void (calls += 1);
  onTestFinished(() => void (standIn.onRequest = () => undefined));
  standIn.faults = { isFull: true };
  await expect(storage.write("busy", "2")).rejects.toThrow("QuotaExceeded");
  expect(calls).toBe(1);
  expect(String(await storage.read("busy"))).toBe("1");
});

it("gives up on a silent store in time for a response that asks to repeat", { timeout: 20_000 }, async () => {
  withFaults({ isSilent: true });
  const startedAt = performance.now();
  const error: unknown = await storage.read("silent").catch((failure: unknown) => failure);
  expect(performance.now() - startedAt).toBeLessThan(9000);
  expect(describeError(error)).toMatchObject({ code: "NOT_READY", status: 503 });
  expect(String(error)).toContain("GET silent: ETIMEDOUT");
  expect(String(error)).not.toContain(settings.secretAccessKey);
});

it("refuses a body that was changed on its way", async () => {
  const response = await fetch(`${settings.bucketUrl}/forged`, { method: "PUT", body: "x" });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining("AccessDenied")]);
  expect(await storage.has("forged")).toBe(false);
});

it("needs an address with a bucket", () => {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = standIn.env;
  const key = { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  expect(s3Settings({})).toBeUndefined();
  expect(s3Settings({ S3_URL: "https://s3.example.com/base/shop/", ...key })).toMatchObject({
    bucketUrl: "https://s3.example.com/base/shop",
    region: "us-east-1",
  });
  for (const S3_URL of [
    "https://s3.example.com",
    "https://s3.example.com/x",
    "https://s3.example.com/shop?x=1",
  ])
    expect(() => s3Settings({ S3_URL, ...key })).toThrow("S3_URL: is not https://endpoint/bucket");
});

it("needs the address, the key and its secret together", () => {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = standIn.env;
  for (const some of [
    { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY },
    { S3_URL: standIn.url },
    { S3_REGION: "ap-south-1" },
    { S3_URL: standIn.url, S3_ACCESS_KEY_ID },
  ])
    expect(() => s3Settings(some)).toThrow("need each other");
});
