import type { Cut } from "./cut.ts";
import { openStudio } from "./studio.ts";
import { wardrobe } from "./wardrobe.ts";

export type Garment =
  | "straight-kurta"
  | "anarkali"
  | "saree-gown"
  | "lehenga-skirt"
  | "palazzo-coord"
  | "shirt-dress"
  | "wrap-dress"
  | "jumpsuit"
  | "blazer"
  | "crop-top"
  | "culottes"
  | "dupatta"
  | "potli-bag"
  | "jhumka"
  | "bangles"
  | "belt"
  | "jutti"
  | "scarf";

export type Textile =
  | "solid"
  | "block-print"
  | "bandhani"
  | "ikat"
  | "leheriya"
  | "chikankari"
  | "brocade"
  | "checks"
  | "stripes";

export type PictureView = "front" | "back" | "detail" | "flat";

/** The parameters of a picture. The same specification always gives the same SVG. */
export type PictureSpec = {
  garment: Garment;
  textile: Textile;
  /** The main colour, as #rrggbb. */
  color: string;
  /** The second colour, for the pattern and the trim, as #rrggbb. */
  accent: string;
  view: PictureView;
  /** The product's slug. Selects the model, the wall, and what `cut` does not state. */
  seed: string;
  cut?: Cut | undefined;
  /** Selects another model and wall than the product's own pictures have; the garment is the same. */
  wearer?: string | undefined;
  /** Only the figure, without a wall and a floor. */
  isCutOut?: boolean;
};

const accessories: readonly Garment[] = [
  "dupatta",
  "potli-bag",
  "jhumka",
  "bangles",
  "belt",
  "jutti",
  "scarf",
];

/** The views of a product of this kind, in display order. */
export const viewsOf = (garment: Garment): PictureView[] =>
  accessories.includes(garment) ? ["front", "detail", "flat"] : ["front", "back", "detail"];

/** A picture of the demo catalogue: an SVG document of 900 x 1200 (3:4). */
export const drawPicture = (spec: PictureSpec): string => {
  const studio = openStudio(spec);
  const art = wardrobe[spec.garment][spec.view](studio);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200" color="${studio.tones.shadow}">` +
    `<defs>${studio.definitions()}</defs>${art}</svg>`
  );
};
