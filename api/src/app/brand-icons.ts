import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Sharp } from "sharp";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { brandFolder } from "../platform/brand-files.ts";

const asPng = (image: Sharp): Promise<Buffer> => image.png({ palette: true, effort: 10 }).toBuffer();

/** An ICO file of one picture: its header, the entry of the picture, and the picture as PNG. */
const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Draws icons from the `icon.svg` of a folder. */
const iconsOf = async (folder: string) => {
  const { default: sharp } = await import("sharp");
  const icon = await readFile(join(folder, "icon.svg"), "utf8");
  /** Platforms cut their own shape, so the picture of a home screen has no rounded corners. */
  const square = icon.replace(/(<rect\b[^>]*?) rx="[^"]*"/, "$1");
  const { width, height } = await sharp(Buffer.from(icon)).metadata();
  const density = (72 * 1024) / Math.max(width, height);
  const draw = (svg: string, size: number): Sharp =>
    sharp(Buffer.from(svg), { density }).resize(size, size, {
      fit: "contain",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  /** The icon in the middle of an area that has the colour of its upper edge. */
  const onArea = async (areaWidth: number, areaHeight: number, size: number): Promise<Buffer> => {
    const [r = 0, g = 0, b = 0] = await draw(square, 32)
      .flatten({ background: "#ffffff" })
      .extract({ left: 16, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const area = sharp({
      create: { width: areaWidth, height: areaHeight, channels: 3, background: { r, g, b } },
    });
    return asPng(area.composite([{ input: await draw(square, size).png().toBuffer() }]));
  };
  const touchIcon = (): Promise<Buffer> => asPng(draw(square, 180));
  const share = join(folder, "share.png");
  return {
    "/favicon.svg": () => Promise.resolve(Buffer.from(icon)),
    "/favicon.ico": async () => icoOf(await asPng(draw(icon, 32)), 32),
    // Browsers request this path even when the page names another one.
    "/apple-touch-icon.png": touchIcon,
    "/icons/apple-touch-icon.png": touchIcon,
    "/icons/icon-192.png": () => asPng(draw(icon, 192)),
    "/icons/icon-512.png": () => asPng(draw(icon, 512)),
    // A platform may cut a maskable icon to a circle of 80 percent of its width.
    "/icons/icon-maskable-512.png": () => onArea(512, 512, 360),
    "/icons/share.png": () => (existsSync(share) ? readFile(share) : onArea(1200, 630, 420)),
  };
};

const types = {
  "/favicon.svg": "image/svg+xml",
  "/favicon.ico": "image/x-icon",
  "/apple-touch-icon.png": "image/png",
  "/icons/apple-touch-icon.png": "image/png",
  "/icons/icon-192.png": "image/png",
  "/icons/icon-512.png": "image/png",
  "/icons/icon-maskable-512.png": "image/png",
  "/icons/share.png": "image/png",
} as const;

export type BrandIcon = keyof typeof types;

/** Reads an icon of a folder; each is drawn once. */
export const brandIcons = (folder = brandFolder): ((path: BrandIcon) => Promise<Buffer>) => {
  let icons: ReturnType<typeof iconsOf> | undefined;
  const drawn = new Map<BrandIcon, Promise<Buffer>>();
  return (path) => {
    const icon = drawn.get(path) ?? (icons ??= iconsOf(folder)).then((all) => all[path]());
    drawn.set(path, icon);
    return icon;
  };
};

/**
 * The files that browsers, phones and messengers request, drawn from `web/brand/icon.svg` with the first request. `share.png` of
 * the folder is the picture of shared links; without it that is the icon on its ground. Throws `SettingsError` without an icon.
 */
export const addBrandIcons = (app: FastifyInstance, folder = brandFolder): void => {
  if (!existsSync(join(folder, "icon.svg")))
    throw new SettingsError("web/brand/icon.svg is missing. See docs/selling.md.");
  const read = brandIcons(folder);
  for (const [path, type] of Object.entries(types))
    app.get(path, async (_request, reply) =>
      reply
        .header("cache-control", "public, max-age=3600")
        .type(type)
        .send(await read(path as BrandIcon)),
    );
};
