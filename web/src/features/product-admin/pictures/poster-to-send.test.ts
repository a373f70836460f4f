import { expect, it } from "vitest";
import { posterToSend } from "./poster-to-send.ts";

it("a photograph is sent smaller, and a picture of the product as it is", async () => {
  const photo = new File(["a photograph"], "poster.jpg", { type: "image/jpeg" });
  const small = new File(["small"], "poster.jpg", { type: "image/jpeg" });
  expect(await posterToSend({ file: photo }, () => Promise.resolve(small))).toEqual({ file: small });
  expect(await posterToSend({ pictureId: "1" })).toEqual({ pictureId: "1" });
  expect(await posterToSend({})).toEqual({});
});
