import { expect, it } from "vitest";
import { pictureInColor } from "./picture-in-color.ts";

const indigo = { color: "Indigo" };
const rust = { color: "Rust" };
const all = { color: null };

it("returns the picture in the chosen colour", () => {
  expect(pictureInColor([indigo, rust, all], "Rust")).toBe(rust);
});

it("returns another picture when that colour has none", () => {
  expect(pictureInColor([indigo, all], "Rust")).toBe(all);
  expect(pictureInColor([indigo], "Rust")).toBe(indigo);
  expect(pictureInColor([], "Rust")).toBeUndefined();
});
