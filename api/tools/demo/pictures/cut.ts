import type { Neckline } from "./bodice.ts";

/** The lower edge of a crop top. */
export type CropHem = "band" | "peplum" | "boxy" | "ruffle" | "gathered";

/** How a garment closes or is held at the waist. */
export type Waist = "band" | "buttons" | "pleats" | "drawstring" | "elastic" | "seam" | "sash" | "belt";

/** A kind of work on the cloth, beyond its textile. */
export type Ornament = "zardozi" | "gota" | "mukaish" | "kasavu" | "jaali" | "running-stitch" | "piping";

/**
 * What the title and the description of a product state about its cut. All its views show it. The product's seed selects
 * the traits that are absent.
 */
export type Cut = {
  neck?: Neckline;
  /** The share of the arm that the sleeve covers; 0 for none. */
  sleeve?: number;
  puff?: boolean;
  /** Height of the hem in the space of the figure. */
  hem?: number;
  waist?: Waist;
  pockets?: "patch" | "flap" | "none";
  ornament?: Ornament;
  cropHem?: CropHem;
  collar?: "shirt" | "notch" | "shawl";
  closing?: "buttons" | "placket" | "hooks" | "none";
  leg?: "wide" | "straight";
  /** Whether the woven border ends the hem. */
  border?: boolean;
  /** Whether trousers are worn under a tunic. */
  trousers?: boolean;
  /** How an accessory differs from the usual one of its kind. */
  form?:
    | "temple"
    | "mini"
    | "peacock"
    | "pair"
    | "stack"
    | "thread"
    | "mirrors"
    | "obi"
    | "sling"
    | "clutch"
    | "rolled"
    | "panelled";
};
