import { parseArgs } from "node:util";

/** The parts of a run, in their order. */
const parts = ["pages", "browsing", "orders", "logins"] as const;

export type BenchPart = (typeof parts)[number];

const usage =
  "Give the catalogue sizes in ascending order and the parts to measure: " +
  `npm run bench -- --products 1000,100000 --only ${parts.join(",")}`;

export class BadArguments extends Error {}

/** `sizes` are numbers of products, ascending. Every case runs with the first size. */
export type BenchOptions = { sizes: number[]; only: ReadonlySet<BenchPart> };

const sizesOf = (list: string): number[] => {
  const sizes = list.split(",").map((text) => (/^\d{3,7}$/.test(text) ? Number(text) : 0));
  const isUsable = sizes.every((size, index) => size >= 100 && size > (sizes[index - 1] ?? 0));
  if (!isUsable) throw new BadArguments(usage);
  return sizes;
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
        only: { type: "string", default: parts.join(",") },
      },
    });
    return { sizes: sizesOf(values.products), only: partsOf(values.only) };
  } catch {
    throw new BadArguments(usage);
  }
};
