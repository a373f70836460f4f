import { expect, it } from "vitest";
import { picturesOf } from "./gallery.tsx";

const picture = (id: string, color: string | null) => ({
  id,
  color,
  view: "FRONT" as const,
  baseUrl: `/media/${id}`,
  widths: [160],
  width: 160,
  height: 213,
  alt: id,
  focus: null,
});
const ids = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id);

it("shows pictures of the selected colour and those without a colour", () => {
  const pictures = [picture("wine", "Wine"), picture("sage", "Sage"), picture("size chart", null)];
  expect(ids(picturesOf(pictures, "Sage"))).toEqual(["sage", "size chart"]);
});

it("shows all pictures if the colour has none", () => {
  const pictures = [picture("wine", "Wine"), picture("sage", "Sage")];
  expect(ids(picturesOf(pictures, "Indigo"))).toEqual(["wine", "sage"]);
});
