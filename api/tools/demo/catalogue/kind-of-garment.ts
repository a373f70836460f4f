import { GarmentKind } from "../../../src/features/catalogue/garment-kind.rules.ts";
import type { Garment } from "../pictures/draw.ts";

/** The kind of each garment that is drawn. */
export const kindOfGarment: Record<Garment, GarmentKind> = {
  "straight-kurta": GarmentKind.KURTA,
  anarkali: GarmentKind.ANARKALI,
  "saree-gown": GarmentKind.SAREE_GOWN,
  "lehenga-skirt": GarmentKind.SKIRT,
  "palazzo-coord": GarmentKind.CO_ORD,
  "shirt-dress": GarmentKind.DRESS,
  "wrap-dress": GarmentKind.DRESS,
  jumpsuit: GarmentKind.JUMPSUIT,
  blazer: GarmentKind.BLAZER,
  "crop-top": GarmentKind.TOP,
  culottes: GarmentKind.TROUSERS,
  dupatta: GarmentKind.DUPATTA,
  scarf: GarmentKind.SCARF,
  belt: GarmentKind.BELT,
  jutti: GarmentKind.JUTTI,
  jhumka: GarmentKind.JHUMKA,
  bangles: GarmentKind.BANGLES,
  "potli-bag": GarmentKind.BAG,
};
