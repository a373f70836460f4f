import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, SIGN_UP, type LoginResult } from "../../support/account-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { aBrowser } from "../../support/browser.ts";
import { multipartOf, postForm, postOperation } from "../../support/multipart.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { app } = testShop.server;

const details = { name: "Asha Rao", password: "saffron and silk" };
const link = () => aMailedToken(calls, mailbox);

beforeEach(async () => {
  await testShop.sql("delete from throttles");
});

/** 300 x 200 pixels, red on the left and blue on the right. The EXIF orientation decides whether blue comes first or last. */
const portrait = (orientation = 1): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#0000ff" } })
    .composite([
      { input: { create: { width: 100, height: 200, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: "Asha's camera" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const overRest = async (content: Buffer) => {
  const { token } = await link();
  return postForm(app, "/api/auth/signup", { ...details, token, profilePic: { content } });
};

const overGraphql = async (content: Buffer) => {
  const { token } = await link();
  const variables = { input: { ...details, token }, picture: null };
  return postOperation(app, { query: SIGN_UP, variables }, { content });
};

const storedOriginals = async (): Promise<string[]> => {
  const names = await readdir(join(testShop.shop.settings.dataDir, "media"), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => /[0-9a-f]{32}$/.test(name));
};

const displayedPicture = async (path: unknown): Promise<Buffer> => {
  const response = await app.inject({ method: "GET", url: new URL(String(path), "http://x").pathname });
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/webp"]);
  return response.rawPayload;
};

const pixel = async (picture: Buffer, left: number, top: number): Promise<string> => {
  const pixelArea = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  const [red = 0, , blue = 0] = await pixelArea.toBuffer();
  return red > blue ? "red" : "blue";
};

describe("a picture at sign-up", () => {
  it("is accepted over REST: turned upright, encoded anew, without location data", async () => {
    const { status, body } = await overRest(await portrait(6));
    expect(status).toBe(201);
    const picture = await displayedPicture((body as LoginResult).user.profilePic);
    const { width, height, exif, icc, orientation } = await sharp(picture).metadata();
    expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined });
    expect((height ?? 0) / (width ?? 1)).toBeCloseTo(1.5, 1);
    expect([await pixel(picture, 5, 5), await pixel(picture, 5, (height ?? 0) - 5)]).toEqual(["red", "blue"]);
    const original = await testShop.shop.files.original(
      String((body as LoginResult).user.profilePic)
        .split("/")
        .at(-2) ?? "",
    );
    expect((await sharp(original).metadata()).exif).toBeUndefined();
    expect(original?.includes("camera")).toBe(false);
  });

  it("is accepted over GraphQL with the same result", async () => {
    const { status, body } = await overGraphql(await portrait());
    expect(status).toBe(200);
    const { signUp } = body["data"] as { signUp: LoginResult };
    expect(signUp.user.profilePic).toMatch(/^\/media\/[0-9a-f]{32}\/320\.webp$/);
    expect((await sharp(await displayedPicture(signUp.user.profilePic)).metadata()).format).toBe("webp");
  });

  it("is optional: a form without it, or with an empty file, makes an account too", async () => {
    const { token } = await link();
    const bare = await postForm(app, "/api/auth/signup", { ...details, token });
    expect([bare.status, (bare.body as LoginResult).user.profilePic]).toEqual([201, null]);
    const empty = await overRest(Buffer.alloc(0));
    expect([empty.status, (empty.body as LoginResult).user.profilePic]).toEqual([201, null]);
  });

  it("of any size up to 2 MB is accepted by token or cookie, over REST and GraphQL, over a real connection", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const large = await sharp({
      create: { width: 1000, height: 1000, channels: 3, background: "#fff", noise },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(200_000);
    const send = async (path: string, parts: Parameters<typeof multipartOf>[0], cookie?: string) => {
      const { payload, headers } = await multipartOf(parts);
      const response = await fetch(testShop.url + path, {
        method: "POST",
        headers: { ...headers, "apollo-require-preflight": "true", ...(cookie && { cookie }) },
        body: new Uint8Array(payload),
      });
      return JSON.stringify(await response.json());
    };
    const profilePic = { content: large };
    const { token } = await link();
    expect(await send("/api/auth/signup", { ...details, token, profilePic })).toContain('"token":"ey');
    const input = { ...details, token: (await link()).token };
    const operations = JSON.stringify({ query: SIGN_UP, variables: { input, picture: null } });
    const map = '{"file":["variables.picture"]}';
    expect(await send("/graphql", { operations, map, file: profilePic })).toContain('"token":"ey');
    const opened = await link();
    const browser = aBrowser(app);
    await browser.post("/verify-email", { token: opened.token });
    const [cookie = ""] = [...browser.cookies].map(([name, value]) => `${name}=${value}`);
    const { email } = opened;
    expect(await send("/api/auth/signup", { profilePic, ...details, email }, cookie)).toContain(
      '"token":"ey',
    );
  });

  it("is stored without the other content of a polyglot file", async () => {
    const page = "<script>alert('polyglot')</script>";
    const picture = await portrait();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page)]);
    const polyglot = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2), Buffer.from(page)]);
    const { status, body } = await overRest(polyglot);
    expect(status).toBe(201);
    const { profilePic } = (body as LoginResult).user;
    expect((await displayedPicture(profilePic)).includes("script")).toBe(false);
    const original = await testShop.shop.files.original(String(profilePic).split("/").at(-2) ?? "");
    expect(original?.includes("script")).toBe(false);
  });
});

const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const tooLarge = Buffer.alloc(3_000_000, 7);
const broken = (await portrait()).subarray(0, 700);
const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } })
  .png({ compressionLevel: 9 })
  .toBuffer();

const wrong: [string, Buffer, number, string][] = [
  ["an HTML file", html, 400, "PICTURE_INVALID"],
  ["an SVG with a script", svg, 400, "PICTURE_INVALID"],
  ["a truncated JPEG", broken, 400, "PICTURE_INVALID"],
  ["a PNG of 100 megapixels", huge, 413, "PICTURE_TOO_LARGE"],
  ["3 MB", tooLarge, 413, "PICTURE_TOO_LARGE"],
];

describe("a file that is not a valid profile picture", () => {
  it.each(wrong)(
    "%s is refused without a trace over REST and over GraphQL",
    async (_, content, status, code) => {
      expect(huge.length).toBeLessThan(2_000_000);
      const [accounts] = await testShop.sql("select count(*)::int as count from users");
      const files = await storedOriginals();
      expect(await overRest(content)).toMatchObject({ status, body: { code, field: "profilePic" } });
      const response = await overGraphql(content);
      expect(response).toMatchObject({ status, body: { errors: [{ extensions: { code } }] } });
      expect([
        await storedOriginals(),
        ...(await testShop.sql("select count(*)::int as count from users")),
      ]).toEqual([files, accounts]);
    },
  );

  it("is not read without a verified address", async () => {
    const files = await storedOriginals();
    const parts = { ...details, token: "A".repeat(43), profilePic: { content: await portrait(3) } };
    expect((await postForm(app, "/api/auth/signup", parts)).body).toMatchObject({
      code: "VERIFICATION_INVALID",
    });
    expect(await storedOriginals()).toEqual(files);
  });

  it("gets a response over a real connection too, though it has 3 MB", async () => {
    const { token } = await link();
    const { payload, headers } = await multipartOf({ ...details, token, profilePic: { content: tooLarge } });
    const response = await fetch(`${testShop.url}/api/auth/signup`, {
      method: "POST",
      headers,
      body: new Uint8Array(payload),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      413,
      "PICTURE_TOO_LARGE",
    ]);
  });
});
