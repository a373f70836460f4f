import type { Textile } from "../draw.ts";
import { bandhani } from "./bandhani.ts";
import { blockPrint } from "./block-print.ts";
import { brocade } from "./brocade.ts";
import { checks } from "./checks.ts";
import { chikankari } from "./chikankari.ts";
import { ikat } from "./ikat.ts";
import { leheriya } from "./leheriya.ts";
import { solid } from "./solid.ts";
import { stripes } from "./stripes.ts";
import type { Dye, Tile } from "./tile.ts";

const makers: Record<Textile, (dye: Dye) => Tile> = {
  solid,
  "block-print": blockPrint,
  bandhani,
  ikat,
  leheriya,
  chikankari,
  brocade,
  checks,
  stripes,
};

/** One repeat of a textile in the product's colours. */
export const textileTile = (textile: Textile, dye: Dye): Tile => makers[textile](dye);
