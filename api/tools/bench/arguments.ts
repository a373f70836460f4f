import { parseArgs } from "node:util";

/** The parts of a run, in their order. */
const parts = ["pages", "browsing", "orders", "logins", "admin"] as const;

export type BenchPart = (typeof parts)[number];

const usage =
  "Give the catalogue sizes in ascending order, the orders beside the largest one (for the admin's pages), and the " +
  `parts to measure: npm run bench -- --products 1000,100000 --orders 1000 --only ${parts.join(",")}`;

export class BadArguments extends Error {}

/**
 * `sizes` are numbers of products, ascending. Every case runs with the first size. `orders` are the orders beside the
 * last size; 0 if the admin's pages are not measured.
 */
export type BenchOptions = { sizes: number[]; orders: number; only: ReadonlySet<BenchPart> };

const sizesOf = (list: string): number[] => {
  const sizes = list.split(",").map((text) => (/^\d{3,7}$/.test(text) ? Number(text) : 0));
  const isUsable = sizes.every((size, index) => size >= 100 && size > (sizes[index - 1] ?? 0));
  if (!isUsable) throw new BadArguments(usage);
  return sizes;
};

const ordersOf = (text: string): number => {
  const orders = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (orders < 1 || orders > 1_000_000) throw new BadArguments(usage);
  return orders;
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
        only: { type: "string", default: parts.join(",") },
      },
    });
    const only = partsOf(values.only);
    const orders = ordersOf(values.orders);
    return { sizes: sizesOf(values.products), orders: only.has("admin") ? orders : 0, only };
  } catch {
    throw new BadArguments(usage);
  }
};
