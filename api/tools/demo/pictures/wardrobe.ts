import { bangles } from "./accessories/bangles.ts";
import { belt } from "./accessories/belt.ts";
import { dupatta } from "./accessories/dupatta.ts";
import { jhumka } from "./accessories/jhumka.ts";
import { jutti } from "./accessories/jutti.ts";
import { potliBag } from "./accessories/potli-bag.ts";
import { scarf } from "./accessories/scarf.ts";
import type { Garment, PictureView } from "./draw.ts";
import { anarkali } from "./garments/anarkali.ts";
import { blazer } from "./garments/blazer.ts";
import { cropTop } from "./garments/crop-top.ts";
import { culottes } from "./garments/culottes.ts";
import { jumpsuit } from "./garments/jumpsuit.ts";
import { lehengaSkirt } from "./garments/lehenga-skirt.ts";
import { palazzoCoord } from "./garments/palazzo-coord.ts";
import { sareeGown } from "./garments/saree-gown.ts";
import { shirtDress } from "./garments/shirt-dress.ts";
import { straightKurta } from "./garments/straight-kurta.ts";
import { wrapDress } from "./garments/wrap-dress.ts";
import type { Studio } from "./studio.ts";

/** How one garment is drawn in each view. */
export type Drawings = Record<PictureView, (studio: Studio) => string>;

/** All that can be drawn, clothes first. */
export const wardrobe: Record<Garment, Drawings> = {
  "straight-kurta": straightKurta,
  anarkali,
  "saree-gown": sareeGown,
  "lehenga-skirt": lehengaSkirt,
  "palazzo-coord": palazzoCoord,
  "shirt-dress": shirtDress,
  "wrap-dress": wrapDress,
  jumpsuit,
  blazer,
  "crop-top": cropTop,
  culottes,
  dupatta,
  "potli-bag": potliBag,
  jhumka,
  bangles,
  belt,
  jutti,
  scarf,
};

/** The names of all garments, in the order of the wardrobe. */
export const garments = Object.keys(wardrobe) as Garment[];
