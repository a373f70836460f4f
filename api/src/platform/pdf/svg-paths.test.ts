import { expect, it } from "vitest";
import { brandDrawings } from "../brand-files.ts";
import { readSvgPaths } from "./svg-paths.ts";

const ink = "#2a1823";
const svg = (content: string) => `<svg viewBox="0 0 32 16">${content}</svg>`;

it("reads the shop's own symbol: nine paths in three colours", () => {
  const drawing = readSvgPaths(brandDrawings("Saanjh").mark, ink);
  expect(drawing).toMatchObject({ x: 0, y: 0, width: 32, height: 32 });
  expect(drawing?.shapes.map(({ fill }) => fill)).toEqual([
    ...Array<string>(7).fill("#e8a020"),
    "#a3262f",
    ink,
  ]);
  expect(drawing?.shapes[0]?.transforms).toEqual([{ name: "rotate", values: [-78, 16, 20] }]);
});

it("inherits fill and transform from groups", () => {
  const content =
    '<g fill="#123456" transform="translate(1 2)"><g transform="scale(2)"><path d="M0 0h9v9Z"/></g></g><path d="M1 1h2v2Z"/>';
  expect(readSvgPaths(svg(content), ink)?.shapes).toMatchObject([
    { fill: "#123456", transforms: [{ name: "translate" }, { name: "scale", values: [2] }] },
    { fill: "#000000", transforms: [] },
  ]);
});

it.each([
  ["a circle", '<circle r="4"/>'],
  ["a stroke", '<path d="M0 0h9" stroke="#000"/>'],
  ["a gradient", '<path fill="url(#a)" d="M0 0h9v9Z"/>'],
  ["opacity", '<path opacity=".5" d="M0 0h9v9Z"/>'],
  ["a skew", '<path transform="skewX(9)" d="M0 0h9v9Z"/>'],
  ["flags of an arc without a blank", '<path d="M9 20a7 7 0 0114 0Z"/>'],
  ["nothing", ""],
])("leaves a drawing with %s to the pixels", (_, content) => {
  expect(readSvgPaths(svg(content), ink)).toBeUndefined();
});
