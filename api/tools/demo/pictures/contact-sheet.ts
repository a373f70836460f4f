import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPicture, viewsOf, type Garment, type PictureSpec, type Textile } from "./draw.ts";
import { garments } from "./wardrobe.ts";

type Cell = PictureSpec & { row: number; column: number };

const dyes: readonly (readonly [textile: Textile, color: string, accent: string])[] = [
  ["block-print", "#2f4173", "#f2e6cf"],
  ["solid", "#a63a32", "#e2a52e"],
  ["bandhani", "#b8286b", "#ffd75e"],
  ["chikankari", "#f3ead9", "#b98f5e"],
  ["brocade", "#1f6a68", "#d9a441"],
  ["ikat", "#6d2136", "#e9c37b"],
  ["leheriya", "#e0a52c", "#b5352c"],
  ["checks", "#8a9a78", "#f4ecdc"],
  ["stripes", "#f1e8d8", "#2f4173"],
];

const gap = 8;

const sheet = async (cells: readonly Cell[], width: number, file: string): Promise<void> => {
  const height = Math.round((width * 4) / 3);
  const tiles = [];
  for (const cell of cells) {
    const input = await sharp(Buffer.from(drawPicture(cell)))
      .resize(width, height)
      .png()
      .toBuffer();
    tiles.push({ input, left: gap + cell.column * (width + gap), top: gap + cell.row * (height + gap) });
  }
  const columns = Math.max(...cells.map((cell) => cell.column)) + 1;
  const rows = Math.max(...cells.map((cell) => cell.row)) + 1;
  const size = { width: gap + columns * (width + gap), height: gap + rows * (height + gap) };
  const image = await sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite(tiles)
    .png()
    .toBuffer();
  await writeFile(file, image);
  process.stdout.write(`${file}\n`);
};

const cellsOf = (garment: Garment, row: number, products: number, first: number): Cell[] =>
  Array.from({ length: products }, (_, product) => {
    const [textile, color, accent] = dyes[(first + product * 2) % dyes.length] ?? [
      "solid",
      "#a63a32",
      "#e2a52e",
    ];
    const views = viewsOf(garment);
    return views.map((view, i) => ({
      garment,
      textile,
      color,
      accent,
      view,
      row,
      seed: `${garment} ${product + first}`,
      column: product * views.length + i,
    }));
  }).flat();

/** Draws all garments on sheets for a visual check. Arguments: output folder, then garments to draw large. */
const [outputFolder = "contact-sheet", ...garmentNames] = process.argv.slice(2);
await mkdir(outputFolder, { recursive: true });
const selectedGarments = garments.filter((garment) => garmentNames.includes(garment));
if (selectedGarments.length > 0) {
  for (const garment of selectedGarments) {
    const cells = [0, 3].flatMap((first, row) => cellsOf(garment, row, 1, first + garment.length));
    await sheet(cells, 640, join(outputFolder, `${garment}.png`));
  }
} else {
  for (const [name, list] of [
    ["clothes", garments.slice(0, 11)],
    ["accessories", garments.slice(11)],
  ] as const) {
    const cells = list.flatMap((garment, row) => cellsOf(garment, row, 3, row));
    await sheet(cells, 160, join(outputFolder, `${name}.png`));
  }
}
