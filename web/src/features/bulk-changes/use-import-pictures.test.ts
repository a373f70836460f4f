import { expect, it } from "vitest";
import { withFiles } from "./use-import-pictures.ts";

const file = (name: string, type = "image/jpeg") => new File(["x"], name, { type });

const failures = (rows: ReturnType<typeof withFiles>) => rows.map(({ id, failure }) => [id, failure]);

it("takes each name once in upper or lower case", () => {
  const first = withFiles([], [file("Front.jpg")]);
  expect(failures(withFiles(first, [file("front.JPG"), file("back.jpg")]))).toEqual([
    [1, undefined],
    [2, "Another picture has this name. Please rename one."],
    [3, undefined],
  ]);
});

it("refuses a file that is no picture", () => {
  expect(failures(withFiles([], [file("Front.jpg"), file("notes.txt", "text/plain")]))).toEqual([
    [1, undefined],
    [2, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
  ]);
});
