import { parseArgs } from "node:util";

/** The parts of a run, in their order. */
const usualParts = ["pages", "browsing", "orders", "logins", "admin"] as const;

/** Parts that fill the machine with processes, or need very many orders: measured only if they are named. */
const heavyParts = ["mixed", "flash", "flood", "exports"] as const;

const parts = [...usualParts, ...heavyParts];

export type BenchPart = (typeof parts)[number];

/** A flash sale: shoppers who order at the same moment, pieces of the one stock unit, and processes of the shop. */
export type FlashSize = { buyers: number; pieces: number; processes: number };

const usage =
  "Give the catalogue sizes in ascending order, the orders beside the largest one (for the admin's pages and files), and the " +
  `parts to measure: npm run bench -- --products 1000,100000 --orders 1000 --only ${parts.join(",")} --buyers 5000 --pieces 300 --processes 8`;

export class BadArguments extends Error {}

/**
 * `sizes` are numbers of products, ascending. Every case runs with the first size. `orders` are the orders beside the
 * last size; 0 if the admin's pages are not measured.
 */
export type BenchOptions = {
  sizes: number[];
  orders: number;
  only: ReadonlySet<BenchPart>;
  flash: FlashSize;
};

const sizesOf = (list: string): number[] => {
  const sizes = list.split(",").map((text) => (/^\d{3,7}$/.test(text) ? Number(text) : 0));
  const isUsable = sizes.every((size, index) => size >= 100 && size > (sizes[index - 1] ?? 0));
  if (!isUsable) throw new BadArguments(usage);
  return sizes;
};

const countOf = (text: string, largest: number): number => {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > largest) throw new BadArguments(usage);
  return count;
};

const partsOf = (list: string): Set<BenchPart> => {
  const names = list.split(",");
  const selectedParts = parts.filter((part) => names.includes(part));
  if (selectedParts.length !== names.length) throw new BadArguments(usage);
  return new Set(selectedParts);
};

/** Throws BadArguments with the usage. */
export const parseBenchOptions = (args: string[]): BenchOptions => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        products: { type: "string", default: "1000,100000" },
        orders: { type: "string", default: "1000" },
        only: { type: "string", default: usualParts.join(",") },
        buyers: { type: "string", default: "5000" },
        pieces: { type: "string", default: "300" },
        processes: { type: "string", default: "8" },
      },
    });
    const only = partsOf(values.only);
    const orders = countOf(values.orders, 1_000_000);
    const flash = {
      buyers: countOf(values.buyers, 20_000),
      pieces: countOf(values.pieces, 10_000),
      processes: countOf(values.processes, 16),
    };
    const hasOrders = only.has("admin") || only.has("flood") || only.has("exports");
    return { sizes: sizesOf(values.products), orders: hasOrders ? orders : 0, only, flash };
  } catch {
    throw new BadArguments(usage);
  }
};
