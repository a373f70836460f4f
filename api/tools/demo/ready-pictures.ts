import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { mediaKeyOf, type MediaFiles } from "../../src/platform/files/files.ts";
import { fileNameOf, type Rendering } from "../../src/platform/images/images.rules.ts";
import { projectRoot } from "../../src/platform/project-root.ts";
import { demoCatalogue } from "./catalogue/demo-catalogue.ts";
import type { DemoProduct } from "./catalogue/demo-product.ts";
import { demoPictures } from "./demo-pictures.ts";

/** Committed renderings, named by the keys of their pictures. `make-ready-pictures.ts` makes them. */
export const readyFolder = join(projectRoot, "api/tools/demo/ready-pictures");

/** A card of a phone, and of a desktop until it has its own. */
export const readyRendering: Rendering = { width: 480, format: "avif" };

/** Products on the first page of the shop. */
const firstPage = 24;

const categories = ["party", "casuals", "everyday"];

const mostExpensive = (category: string): DemoProduct[] =>
  demoCatalogue
    .filter((product) => product.category === category)
    .sort((one, other) => other.price - one.price)
    .slice(0, 1);

/** The products that the home page and the first page of the shop show. */
const shownFirst = (): DemoProduct[] => {
  const newest = demoCatalogue.toSorted((one, other) => one.ageDays - other.ageDays).slice(0, firstPage);
  const craft = demoCatalogue.filter(({ title }) => /block-print/i.test(title));
  return [...new Set([...newest, ...craft, ...categories.flatMap(mostExpensive)])];
};

/** The covers of these products by their keys. */
export const coversShownFirst = (): ReadonlyMap<string, string> =>
  new Map(
    shownFirst().flatMap((product) => {
      const [cover] = demoPictures(product);
      return cover ? [[mediaKeyOf(cover.svg), cover.svg]] : [];
    }),
  );

/** Stores the committed renderings. All other pictures of the demo are rendered when a page asks for them. */
export const storeReadyPictures = async (files: MediaFiles): Promise<void> => {
  if (!existsSync(readyFolder)) return;
  for (const name of await readdir(readyFolder))
    await files.storeRendering(
      basename(name, ".avif"),
      fileNameOf(readyRendering),
      await readFile(join(readyFolder, name)),
    );
};
