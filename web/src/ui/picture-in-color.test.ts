import { expect, it } from "vitest";
import { pictureInColor } from "./picture-in-color.ts";

const indigo = { color: "Indigo" };
const rust = { color: "Rust" };
const all = { color: null };

it("shows the piece in the colour that she chose", () => {
  expect(pictureInColor([indigo, rust, all], "Rust")).toBe(rust);
});

it("shows another picture rather than none when that colour has no picture", () => {
  expect(pictureInColor([indigo, all], "Rust")).toBe(all);
  expect(pictureInColor([indigo], "Rust")).toBe(indigo);
  expect(pictureInColor([], "Rust")).toBeUndefined();
});
