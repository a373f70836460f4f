import { expect, it } from "vitest";
import { posterToSend } from "./poster-to-send.ts";

it("a photograph is sent smaller", async () => {
  const photo = new File(["a photograph"], "poster.jpg", { type: "image/jpeg" });
  const small = new File(["small"], "poster.jpg", { type: "image/jpeg" });
  expect(await posterToSend({ file: photo }, () => Promise.resolve(small))).toEqual({ file: small });
});

it("a picture of the product is sent as it is", async () => {
  expect(await posterToSend({ pictureId: "1" })).toEqual({ pictureId: "1" });
  expect(await posterToSend({})).toEqual({});
});
