import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

type Family = { name: string; files: { name: string; codePoints: number[] }[] };
type Subsets = { css: string; files: Map<string, Buffer> };

const folderOf = (path: string): string => fileURLToPath(new URL(`../../../web/${path}`, import.meta.url));
const load = (file: string): Promise<unknown> => import(folderOf(`fonts/${file}`));
const { families } = (await load("font-families.mjs")) as { families: Family[] };
const { subsetFamilies } = (await load("subset-families.mjs")) as {
  subsetFamilies: (families: Family[], read: (path: string) => Buffer) => Promise<Subsets>;
};

const fonts = folderOf("src/ui/fonts");
const sizeOf = (name: string): number => readFileSync(`${fonts}/${name}.woff2`).length;
const codePointsOf = (name: string): Set<number> =>
  new Set(families.flatMap(({ files }) => files).find((file) => file.name === name)?.codePoints);

it("the committed fonts are those of npm run fonts", { timeout: 60_000 }, async () => {
  const { css, files } = await subsetFamilies(families, (path) => readFileSync(path));
  expect(readFileSync(`${fonts}/fonts.css`, "utf8")).toBe(css);
  const changed = [...files].filter(([name, content]) => !content.equals(readFileSync(`${fonts}/${name}`)));
  expect(changed.map(([name]) => name)).toEqual([]);
  const committed = readdirSync(fonts).filter((name) => name.endsWith(".woff2"));
  expect(committed.sort()).toEqual([...files.keys()].sort());
});

describe("the fonts of a page with prices", () => {
  it("have at most 34 kB", () => {
    expect(sizeOf("fraunces") + sizeOf("figtree") + sizeOf("figtree-rupee")).toBeLessThanOrEqual(34_000);
  });

  it("have letters, digits and the punctuation of titles and texts", () => {
    for (const character of "AZaz09 !?&,.()/+%:;'-–—‘’“”…") {
      const codePoint = character.codePointAt(0) ?? 0;
      expect(codePointsOf("fraunces")).toContain(codePoint);
      expect(codePointsOf("figtree")).toContain(codePoint);
    }
  });
});

it.each(["é", "@", "ā", "ś", "Ñ", "₹", "½", "–", "€"])(
  "%s has a font in titles and in texts",
  (character) => {
    for (const family of ["fraunces", "figtree"]) {
      const owners = families
        .flatMap(({ files }) => files)
        .filter(({ name }) => name.split("-")[0] === family)
        .filter(({ codePoints }) => codePoints.includes(character.codePointAt(0) ?? 0));
      expect(owners).toHaveLength(1);
    }
  },
);

it("Devanagari is in files of its own", () => {
  const devanagari = families.filter(({ files }) =>
    files.some(({ codePoints }) => codePoints.includes(0x938)),
  );
  expect(devanagari.map(({ name }) => name)).toEqual(["Mukta", "Mukta"]);
});

it.each(["fraunces", "figtree", "mukta"])("the licence of %s is beside its files", (name) => {
  expect(readFileSync(`${fonts}/${name}-OFL.txt`, "utf8")).toContain("SIL Open Font License, Version 1.1");
});
