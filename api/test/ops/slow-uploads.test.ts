import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";
import { connectionLimits } from "../../src/platform/http/connection-timeouts.ts";
import { timeLimits } from "../../src/platform/time-limits.ts";
import { accountCalls, aMailedToken, SIGN_UP } from "../support/account-calls.ts";
import { batchCalls } from "../support/batch-calls.ts";
import { collectionContent, SAVE_COLLECTION } from "../support/collection-calls.ts";
import { multipartOf, type Part } from "../support/multipart.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { rawSocket, type RawSocket } from "../support/raw-socket.ts";
import { returnsOf } from "../support/returns.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";
import { longerVideo } from "../support/video-calls.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Shorter than a body takes here, and long enough for the work on the largest picture of these tests. */
const responseMs = 5000;
const bodySeconds = 6.5;

const usualMs = timeLimits.response;
timeLimits.response = responseMs;
const testShop = await openTestShop(noOrderLimits);
const mailbox = await openTestMailbox(testShop);
const { url, sql, aShopper, anAdmin, aProduct, aReview, complaints } = testShop;
const { aDeliveredOrder, request } = returnsOf(testShop);
const admin = await anAdmin();
const { startImport } = batchCalls(testShop, admin.token);

const sockets: RawSocket[] = [];

afterAll(() => {
  sockets.forEach(({ end }) => end());
  timeLimits.response = usualMs;
});

/** A picture of noise, which no format makes smaller: 3 bytes a pixel. */
const pictureOf = (bytes: number): Promise<Buffer> => {
  const side = Math.ceil(Math.sqrt(bytes / 3));
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
};

/** A CSV file of rows of 10 kB, most of it in a column that is not read. */
const csvOf = (bytes: number, header: string, row: string): Buffer =>
  Buffer.from(`${header},note\n${`${row},${"x".repeat(10_000)}\n`.repeat(Math.ceil(bytes / 10_000))}`);

type Upload = { path: string; token?: string; parts: Record<string, Part> };

/** An operation whose variable of this name is the file. */
const operation = (
  query: string,
  { token, name = "file", ...rest }: { variables: object; content: Buffer; token?: string; name?: string },
): Upload => ({
  path: "/graphql",
  ...(token && { token }),
  parts: {
    operations: JSON.stringify({ query, variables: { ...rest.variables, [name]: null } }),
    map: JSON.stringify({ upload: [`variables.${name}`] }),
    // Not "0": a number comes first among the keys of an object, and the server reads a visitor's fields before the file.
    upload: { content: rest.content },
  },
});

const newAccount = { name: "Asha", password: "saffron and silk" };

const newToken = async (): Promise<string> => {
  // All sign-ups come from one network.
  await sql("delete from throttles");
  return (await aMailedToken(accountCalls(testShop), mailbox)).token;
};

const aNewProduct = async () => ({ id: (await aProduct()).id, version: 1 });

const aSlowPhotograph = async (bytes: number): Promise<Upload> => {
  const { shopper, order, lineId } = await aDeliveredOrder();
  const returnId = (await request(shopper, order.id, [{ lineId }])).data.result.id;
  return operation(
    "mutation($id: ID!, $file: Upload!) { addReturnPhoto(input: { returnId: $id, file: $file }) { id } }",
    { variables: { id: returnId }, content: await pictureOf(bytes), token: shopper.token },
  );
};

/** Every kind of upload of the shop, with a file of this size. */
const kinds: Record<string, (bytes: number) => Promise<Upload>> = {
  "a photograph of a return": aSlowPhotograph,
  "a photograph of a review": async (bytes) => {
    const shopper = await aShopper();
    return operation(
      "mutation($id: ID!, $file: Upload!) { addReviewPhoto(input: { reviewId: $id, file: $file }) { id } }",
      {
        variables: { id: await aReview({ shopper }) },
        content: await pictureOf(bytes),
        token: shopper.token,
      },
    );
  },
  "the picture of a sign-up": async (bytes) =>
    operation(SIGN_UP, {
      variables: { input: { ...newAccount, token: await newToken() } },
      content: await pictureOf(bytes),
      name: "picture",
    }),
  "the picture of a sign-up over REST": async (bytes) => ({
    path: "/api/auth/signup",
    parts: { ...newAccount, token: await newToken(), profilePic: { content: await pictureOf(bytes) } },
  }),
  "a picture of a product": async (bytes) =>
    operation(
      `mutation($id: ID!, $version: Int!, $file: Upload!) {
        addProductPicture(input: { productId: $id, version: $version, file: $file }) { id } }`,
      { variables: await aNewProduct(), content: await pictureOf(bytes), token: admin.token },
    ),
  "a video of a product": async (bytes) =>
    operation(
      `mutation($id: ID!, $version: Int!, $file: Upload!) {
        addProductVideo(input: { productId: $id, version: $version, file: $file }) { id } }`,
      { variables: await aNewProduct(), content: longerVideo(bytes), token: admin.token },
    ),
  "a part of a video": async (bytes) =>
    operation(
      `mutation($id: ID!, $version: Int!, $part: VideoPartInput!, $file: Upload!) {
        addProductVideo(input: { productId: $id, version: $version, file: $file, part: $part }) { id } }`,
      {
        variables: { ...(await aNewProduct()), part: { uploadId: randomUUID(), position: 0, count: 2 } },
        content: longerVideo(bytes),
        token: admin.token,
      },
    ),
  "a part of an import": async (bytes) =>
    operation(
      `mutation($id: ID!, $file: Upload!) {
        uploadImportPart(input: { id: $id, position: 0, content: $file }) { id } }`,
      {
        variables: { id: (await startImport()).id },
        content: csvOf(bytes, "id,title", ",Dress"),
        token: admin.token,
      },
    ),
  "a picture of an import": async (bytes) =>
    operation(
      `mutation($id: ID!, $file: Upload!) {
        uploadImportPicture(input: { id: $id, name: "dress.png", file: $file }) { id } }`,
      {
        variables: { id: (await startImport()).id },
        content: await pictureOf(bytes),
        token: admin.token,
      },
    ),
  "a picture of a text": async (bytes) =>
    operation(
      "mutation($id: ID!, $file: Upload!) { addContentPicture(input: { id: $id, file: $file }) { mediaKey } }",
      { variables: { id: randomUUID() }, content: await pictureOf(bytes), token: admin.token },
    ),
  "the picture of a collection": async (bytes) =>
    operation(SAVE_COLLECTION, {
      variables: { id: randomUUID(), version: 0, input: collectionContent() },
      content: await pictureOf(bytes),
      token: admin.token,
      name: "picture",
    }),
  "a courier's file of tracking ids": async (bytes) =>
    operation(
      "mutation($file: Upload!) { importTracking(input: { file: $file, dryRun: true }) { isApplied } }",
      {
        variables: {},
        content: csvOf(bytes, "order number,tracking id,courier", "S-1,DL12345678,Delhivery"),
        token: admin.token,
      },
    ),
  "a courier's file of cash": async (bytes) =>
    operation("mutation($file: Upload!) { checkCourierCash(input: { file: $file }) { readyCount } }", {
      variables: {},
      content: csvOf(bytes, "order number,amount", "S-1,100"),
      token: admin.token,
    }),
};

/** Sends a form over a line of this speed, which is cut after a share of it. */
const sendSlowly = async ({ path, token, parts }: Upload, bytesPerSecond: number, share = 1) => {
  const { payload, headers } = await multipartOf(parts);
  const socket = await rawSocket(url);
  sockets.push(socket);
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: shop",
    "Connection: close",
    "Apollo-Require-Preflight: 1",
    `Content-Type: ${headers["content-type"]}`,
    `Content-Length: ${payload.length}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ];
  socket.send(`${lines.join("\r\n")}\r\n\r\n`);
  socket.pace(payload.subarray(0, payload.length * share), bytesPerSecond);
  return socket.closed;
};

const rows = Object.entries(kinds).flatMap(([kind, make]) =>
  [30_000, 60_000].map((bytesPerSecond) => [kind, bytesPerSecond, make] as const),
);

describe.concurrent("an upload that takes longer than a response may", () => {
  it.each(rows)("is accepted: %s at %i bytes a second", async (_, bytesPerSecond, make) => {
    const { text, milliseconds } = await sendSlowly(await make(bytesPerSecond * bodySeconds), bytesPerSecond);
    expect(text).toMatch(/^HTTP\/1\.1 20[01] /);
    expect(text).not.toContain('"errors"');
    expect(milliseconds).toBeGreaterThan(responseMs);
  });

  it("is accepted also if it takes longer than Node's limit of a request", async () => {
    const seconds = connectionLimits.requestTimeout / 1000 + 3;
    const { text } = await sendSlowly(await aSlowPhotograph(30_000 * seconds), 30_000);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("is refused as interrupted if its line is cut", async () => {
    const { text } = await sendSlowly(await aSlowPhotograph(200_000), 60_000, 0.5);
    expect(text).toMatch(/^HTTP\/1\.1 503 /);
    expect(text).toContain("The upload was interrupted.");
  });
});

it("none of these is logged as an error", () => {
  expect(complaints()).toEqual([]);
});
