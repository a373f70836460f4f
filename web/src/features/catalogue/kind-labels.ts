import type { GarmentKind } from "../../graphql/generated.ts";

/** The kinds of garments in their display order, as headings and filters name them. */
export const kindLabels: Record<GarmentKind, string> = {
  KURTA: "Kurtas",
  ANARKALI: "Anarkalis",
  DRESS: "Dresses",
  SAREE_GOWN: "Saree gowns",
  SKIRT: "Skirts & lehengas",
  CO_ORD: "Co-ords & sets",
  JUMPSUIT: "Jumpsuits",
  TOP: "Tops & shirts",
  TROUSERS: "Trousers & culottes",
  BLAZER: "Blazers & jackets",
  DUPATTA: "Dupattas",
  SCARF: "Scarves",
  BAG: "Bags",
  JHUMKA: "Jhumkas & earrings",
  BANGLES: "Bangles",
  BELT: "Belts",
  JUTTI: "Juttis & sandals",
  OTHER: "Other pieces",
};

export const kinds = Object.keys(kindLabels) as GarmentKind[];

/** A value of an enum as a URL shows it: "saree-gown". */
export const inUrl = (value: string): string => value.toLowerCase().replaceAll("_", "-");
