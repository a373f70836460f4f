import { expect, it } from "vitest";
import { withFiles } from "./use-import-pictures.ts";

const file = (name: string, type = "image/jpeg") => new File(["x"], name, { type });

it("takes each name once, in upper or lower case, and no file that is no picture", () => {
  const first = withFiles([], [file("Front.jpg"), file("notes.txt", "text/plain")]);
  const all = withFiles(first, [file("front.JPG"), file("back.jpg")]);
  expect(all.map(({ id, failure }) => [id, failure])).toEqual([
    [1, undefined],
    [2, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    [3, "Another picture has this name. Please rename one."],
    [4, undefined],
  ]);
});
