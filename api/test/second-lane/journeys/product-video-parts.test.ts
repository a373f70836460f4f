import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";
import { longerVideo, videoCalls, videos } from "../../support/video-calls.ts";

const testShop = await openTestShop();
const { sql, anAdmin, aProduct } = testShop;
const { add, addInParts } = videoCalls(testShop);
const [admin, otherAdmin] = await Promise.all([anAdmin("Meera"), anAdmin("Kavya")]);

describe("a video", () => {
  it("comes in parts", async () => {
    const { id } = await aProduct();
    const content = longerVideo(21);
    const response = await addInParts(content, { id, version: 1 }, admin, 3000);
    expect(response?.product).toMatchObject({ version: 2, video: { bytes: content.length } });
    const jobs = await sql(
      "select task_identifier as task from graphile_worker.jobs where key like '%video-parts/' || $1 || '%'",
      [admin.id],
    );
    expect(jobs).toEqual([{ task: "delete-video-parts" }]);
  });

  it("is added once when its last part is repeated", async () => {
    const { id } = await aProduct();
    for (let time = 0; time < 2; time += 1) {
      const response = await addInParts(longerVideo(22), { id, version: 1 }, admin, 3000);
      expect(response?.product?.version).toBe(2);
    }
  });

  it("is refused with its first part only if another admin has changed the video", async () => {
    const { id } = await aProduct();
    await add(longerVideo(23), { id, version: 1 }, admin);
    const version = 2;
    const part = { uploadId: randomUUID(), position: 0, count: 2 };
    const begin = (by: typeof admin) => add(videos.mp4.subarray(0, 4000), { id, version, part }, by);
    await add(videos.webm, { id, version }, otherAdmin);
    expect((await begin(admin)).code).toBe("PRODUCT_CHANGED");
    expect((await begin(otherAdmin)).code).toBeUndefined();
  });

  it("of which a part is missing, or is another admin's, is refused", async () => {
    const { id } = await aProduct();
    const uploadId = randomUUID();
    const first = { uploadId, position: 0, count: 2 };
    await add(videos.mp4.subarray(0, 4000), { id, version: 1, part: first }, otherAdmin);
    const last = { uploadId, position: 1, count: 2 };
    const rest = videos.mp4.subarray(4000);
    expect((await add(rest, { id, version: 1, part: last }, admin)).code).toBe("VIDEO_PART_MISSING");
    expect((await add(rest, { id, version: 1, part: last }, otherAdmin)).product?.version).toBe(2);
  });

  it.each([
    [{ position: 20, count: 21 }, 10, "VIDEO_TOO_LARGE"],
    [{ position: 1, count: 1 }, 10, "BAD_INPUT"],
    [{ position: -1, count: 1 }, 10, "BAD_INPUT"],
    [{ position: 0, count: 2 }, 2_000_001, "BAD_INPUT"],
  ])("with the part %o of %i bytes is refused", async (part, bytes, code) => {
    const { id } = await aProduct();
    const uploaded = { id, version: 1, part: { uploadId: randomUUID(), ...part } };
    expect((await add(Buffer.alloc(bytes), uploaded, admin)).code).toBe(code);
  });
});
