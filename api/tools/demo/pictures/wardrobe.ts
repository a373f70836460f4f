import { bangles } from "./accessories/bangles.ts";
import { belt } from "./accessories/belt.ts";
import { dupatta } from "./accessories/dupatta.ts";
import { jhumka } from "./accessories/jhumka.ts";
import { jutti } from "./accessories/jutti.ts";
import { potliBag } from "./accessories/potli-bag.ts";
import { scarf } from "./accessories/scarf.ts";
import { anarkaliDetail } from "./details/anarkali.detail.ts";
import { blazerDetail } from "./details/blazer.detail.ts";
import { cropDetail } from "./details/crop-top.detail.ts";
import { culottesDetail } from "./details/culottes.detail.ts";
import { jumpsuitDetail } from "./details/jumpsuit.detail.ts";
import { lehengaDetail } from "./details/lehenga-skirt.detail.ts";
import { palazzoDetail } from "./details/palazzo-coord.detail.ts";
import { sareeDetail } from "./details/saree-gown.detail.ts";
import { shirtDetail } from "./details/shirt-dress.detail.ts";
import { kurtaDetail } from "./details/straight-kurta.detail.ts";
import { wrapDetail } from "./details/wrap-dress.detail.ts";
import type { Garment, PictureView } from "./draw.ts";
import { anarkali } from "./garments/anarkali.ts";
import { blazer } from "./garments/blazer.ts";
import { cropTop } from "./garments/crop-top.ts";
import { culottes } from "./garments/culottes.ts";
import { folded } from "./garments/folded.ts";
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
  "straight-kurta": { ...straightKurta, detail: kurtaDetail, flat: folded },
  anarkali: { ...anarkali, detail: anarkaliDetail, flat: folded },
  "saree-gown": { ...sareeGown, detail: sareeDetail, flat: folded },
  "lehenga-skirt": { ...lehengaSkirt, detail: lehengaDetail, flat: folded },
  "palazzo-coord": { ...palazzoCoord, detail: palazzoDetail, flat: folded },
  "shirt-dress": { ...shirtDress, detail: shirtDetail, flat: folded },
  "wrap-dress": { ...wrapDress, detail: wrapDetail, flat: folded },
  jumpsuit: { ...jumpsuit, detail: jumpsuitDetail, flat: folded },
  blazer: { ...blazer, detail: blazerDetail, flat: folded },
  "crop-top": { ...cropTop, detail: cropDetail, flat: folded },
  culottes: { ...culottes, detail: culottesDetail, flat: folded },
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
