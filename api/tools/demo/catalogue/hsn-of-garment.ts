import type { Garment } from "../pictures/draw.ts";

/** The HSN code of each kind of product. */
export const hsnOfGarment: Record<Garment, string> = {
  "straight-kurta": "6211",
  anarkali: "6211",
  "saree-gown": "6204",
  "lehenga-skirt": "6204",
  "palazzo-coord": "6204",
  "shirt-dress": "6204",
  "wrap-dress": "6204",
  jumpsuit: "6211",
  blazer: "6204",
  "crop-top": "6206",
  culottes: "6204",
  dupatta: "6214",
  scarf: "6214",
  belt: "6217",
  jutti: "6404",
  jhumka: "7117",
  bangles: "7117",
  "potli-bag": "4202",
};
