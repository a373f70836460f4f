import { parseArgs } from "node:util";

/** What a run can measure, in this order. */
const parts = ["pages", "browsing", "orders", "logins"] as const;

export type BenchPart = (typeof parts)[number];

const usage =
  "Say how many products, smallest first, and what is to be measured: " +
  `npm run bench -- --products 1000,100000 --only ${parts.join(",")}`;

export class BadArguments extends Error {}

/** What a run is to measure; the first size of the catalogue is the one of every case. */
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

/** @throws BadArguments when they are not understood */
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
