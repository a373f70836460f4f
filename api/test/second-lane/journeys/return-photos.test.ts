import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readReturnPhotoToken, returnPhotoUrl } from "../../../src/features/returns/return-photo-link.ts";
import { addReturnPhoto } from "../../../src/features/returns/add-return-photo.command.ts";
import { inTransaction } from "../../../src/platform/database/database.ts";
import { SHOPPER } from "../../../src/platform/viewer.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { waitForLocks } from "../../support/locks.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { aPhoto } from "../../support/picture-calls.ts";
import { postOperation } from "../../support/multipart.ts";
import type { Person } from "../../support/factories.ts";
import { returnsOf, type ReturnFields } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper, server, shop } = testShop;
const { exportMyData, deleteAccount } = accountCalls(testShop);
const { aDeliveredOrder, request, step, myReturns } = returnsOf(testShop);

const ADD = `mutation($returnId: ID!, $file: Upload!) { addReturnPhoto(input: { returnId: $returnId, file: $file }) {
  id photos { id url width height } } }`;

const upload = async (person: Person, returnId: string, content: Buffer) => {
  const { status, body } = await postOperation(
    server.app,
    { query: ADD, variables: { returnId, file: null } },
    { content },
    "variables.file",
    { authorization: `Bearer ${person.token}` },
  );
  const { data, errors = [] } = body as {
    data?: { addReturnPhoto: ReturnFields } | null;
    errors?: { extensions: { code: string } }[];
  };
  return { status, code: errors[0]?.extensions.code, photos: data?.addReturnPhoto.photos ?? [] };
};

const aReturn = async () => {
  const { shopper, admin, order, lineId } = await aDeliveredOrder();
  return { shopper, admin, open: (await request(shopper, order.id, [{ lineId }])).data.result };
};

const download = (url: string) => server.app.inject({ method: "GET", url });

describe("a photograph of a return", () => {
  it("is shown to the shopper and the admin without its metadata", async () => {
    const { shopper, admin, open } = await aReturn();
    const { photos } = await upload(shopper, open.id, await aPhoto(600, 800));
    expect(photos).toMatchObject([{ width: 800, height: 600 }]);
    const { data } = await gql<{ returns: { nodes: ReturnFields[] } }>(
      "{ returns { nodes { id photos { url } } } }",
      {},
      admin.token,
    );
    const ofAdmin = data.returns.nodes.find(({ id }) => id === open.id)?.photos[0]?.url ?? "";
    for (const url of [ofAdmin, photos[0]?.url ?? ""]) {
      const response = await download(url);
      expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(response.headers["cache-control"]).toMatch(/^private/);
      const { exif, format } = await sharp(response.rawPayload).metadata();
      expect([exif, format]).toEqual([undefined, "webp"]);
    }
  });

  it("is a private file outside of /media", async () => {
    const { shopper, open } = await aReturn();
    const { photos } = await upload(shopper, open.id, await aPhoto(500, 500));
    expect(photos).toHaveLength(1);
    const { dataDir } = shop.settings;
    const [file = ""] = await readdir(join(dataDir, "private", "returns", open.id));
    expect(existsSync(join(dataDir, "media", "originals", file.slice(0, 2), file))).toBe(false);
    expect((await download(`/media/${file}/320.webp`)).statusCode).toBe(404);
  });

  it("is not served with a forged or an expired link", async () => {
    const { shopper, open } = await aReturn();
    const { photos } = await upload(shopper, open.id, await aPhoto(500, 500));
    const { url = "", id = "" } = photos[0] ?? {};
    const forged = [
      "/return-photos",
      `${url.slice(0, -4)}AAAA`,
      url.replace(id, open.id),
      returnPhotoUrl("another secret", id, new Date()),
      returnPhotoUrl(shop.jwtSecret, id, new Date(Date.now() - 3 * 60 * 60 * 1000)),
    ];
    for (const link of forged) {
      const { statusCode, body } = await download(link);
      expect([statusCode, body]).toEqual([404, expect.stringContaining("invalid or has expired")]);
    }
  });

  it("works for one to two hours, by a link that stays the same within an hour", () => {
    const at = (time: string) => new Date(`2026-11-22T${time}Z`);
    const url = returnPhotoUrl("secret", "a-photo", at("10:05:00"));
    expect(returnPhotoUrl("secret", "a-photo", at("10:55:00"))).toBe(url);
    const token = url.split("token=")[1] ?? "";
    expect(readReturnPhotoToken("secret", token, at("11:59:59"))).toBe("a-photo");
    expect(readReturnPhotoToken("secret", token, at("12:00:00"))).toBeUndefined();
  });

  it("is stored once", async () => {
    const { shopper, open } = await aReturn();
    const photo = await aPhoto(300, 400);
    await upload(shopper, open.id, photo);
    expect((await upload(shopper, open.id, photo)).photos).toHaveLength(1);
  });

  it("is one of at most 4 of a return, even if they come at once", async () => {
    const { shopper, open } = await aReturn();
    await upload(shopper, open.id, await aPhoto(300, 400));
    const more = await Promise.all(
      ["#102030", "#304050", "#506070", "#708090"].map((color) => aPhoto(300, 400, color)),
    );
    const responses = await Promise.all(more.map((content) => upload(shopper, open.id, content)));
    expect(responses.map(({ code }) => code ?? "ok").sort()).toEqual([
      "RETURN_PHOTOS_FULL",
      "ok",
      "ok",
      "ok",
    ]);
    expect((await myReturns(shopper)).nodes[0]?.photos).toHaveLength(4);
  });

  it("is refused for a return of another shopper", async () => {
    const { open } = await aReturn();
    expect((await upload(await aShopper(), open.id, await aPhoto(300, 300))).code).toBe("RETURN_NOT_FOUND");
    // The return is checked first: what is no picture would be refused as such after it was decoded.
    for (const id of [open.id, randomUUID()])
      expect((await upload(await aShopper(), id, Buffer.from("no picture"))).code).toBe("RETURN_NOT_FOUND");
  });

  it("is refused if it is no picture or too large", async () => {
    const { shopper, open } = await aReturn();
    expect((await upload(shopper, open.id, Buffer.from("<svg onload='alert(1)'/>"))).code).toBe(
      "PICTURE_INVALID",
    );
    expect((await upload(shopper, open.id, Buffer.alloc(12_000_001))).code).toBe("PICTURE_TOO_LARGE");
    expect((await myReturns(shopper)).nodes[0]?.photos).toEqual([]);
  });

  it("is refused for a return that has ended", async () => {
    const { shopper, open } = await aReturn();
    await step("withdraw", shopper, open);
    expect((await upload(shopper, open.id, await aPhoto(300, 300))).code).toBe("RETURN_STEP_INVALID");
    expect((await myReturns(shopper)).nodes[0]?.photos).toEqual([]);
  });
});

describe("the account of a shopper with returns", () => {
  const withPhoto = async () => {
    const { shopper, order, lineId } = await aDeliveredOrder();
    const open = (await request(shopper, order.id, [{ lineId, comment: "Tight." }])).data.result;
    const photo = await aPhoto(400, 300);
    const { photos } = await upload(shopper, open.id, photo);
    return { shopper, open, photo, url: photos[0]?.url ?? "" };
  };

  it("exports them", async () => {
    const { shopper, open } = await withPhoto();
    const exported = JSON.parse((await exportMyData(shopper.token)).data.exportMyData.json) as object;
    expect(exported).toMatchObject({
      returns: [
        { returnNumber: open.returnNumber, photographs: 1, lines: [{ kind: "return", comment: "Tight." }] },
      ],
    });
  });

  it("is deleted with their photographs and comments", async () => {
    const { shopper, open, url } = await withPhoto();
    await deleteAccount(shopper.token, shopper.password);
    await mailbox.waitForJobs();
    expect(existsSync(join(shop.settings.dataDir, "private", "returns", open.id))).toBe(false);
    expect((await download(url)).statusCode).toBe(404);
    const rows = await sql("select comment from return_lines where return_id = $1", [open.id]);
    expect(rows).toEqual([{ comment: null }]);
  });

  it("stores no photograph that comes after the deletion", async () => {
    const { shopper, open, photo } = await withPhoto();
    await deleteAccount(shopper.token, shopper.password);
    await mailbox.waitForJobs();
    const lateUpload = { filename: "late.jpg", mimetype: "image/jpeg", content: photo };
    await expect(
      addReturnPhoto(
        shop,
        { ...shopper, userId: shopper.id, sessionId: randomUUID(), role: SHOPPER },
        { returnId: open.id, upload: lateUpload },
      ),
    ).rejects.toMatchObject({ code: "RETURN_NOT_FOUND" });
    expect(existsSync(join(shop.settings.dataDir, "private", "returns", open.id))).toBe(false);
  });

  it("is deleted with a photograph that was about to be stored", async () => {
    const { shopper, open } = await aReturn();
    // The mail of the return reads it: it must not be what waits.
    await mailbox.waitForJobs();
    const photo = await aPhoto(300, 300);
    const { locked, pending } = await inTransaction(shop.database, async (tx) => {
      // The row of the photograph waits for the row of its return.
      await tx.query("select from returns where id = $1 for update", [open.id]);
      const uploaded = upload(shopper, open.id, photo);
      await waitForLocks(testShop, 1);
      const deletion = deleteAccount(shopper.token, shopper.password).then(() => "deleted");
      const locked = await Promise.race([deletion, waitForLocks(testShop, 2).then(() => "waits")]);
      await mailbox.waitForJobs();
      return { locked, pending: Promise.all([uploaded, deletion]) };
    });
    await pending;
    await mailbox.waitForJobs();
    expect(await sql("select from return_photos where return_id = $1", [open.id])).toEqual([]);
    expect(existsSync(join(shop.settings.dataDir, "private", "returns", open.id))).toBe(false);
    expect(locked).toBe("waits");
  });
});
