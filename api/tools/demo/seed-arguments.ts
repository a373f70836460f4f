import { parseArgs } from "node:util";

/** The highest number of products, and of orders, that one call adds. */
const maxSeedRows = 1_000_000;

export class BadSeedArguments extends Error {}

/** How many rows a call adds. */
export type SeedCounts = { products: number; orders: number };

const usage =
  `Give the number of products or orders to add, or both, as whole numbers from 0 to ${maxSeedRows}: ` +
  "npm run seed -- --products 1000 --orders 1000";

/** The number in the only value of an option; 0 without the option. */
const countOf = (values: readonly string[] = ["0"]): number => {
  const [digits = "", ...rest] = values;
  const count = /^\d{1,7}$/.test(digits) && rest.length === 0 ? Number(digits) : Infinity;
  if (count > maxSeedRows) throw new BadSeedArguments(usage);
  return count;
};

/** The counts of `npm run seed -- --products N --orders M`. Throws BadSeedArguments with the usage. */
export const parseSeedCounts = (args: string[]): SeedCounts => {
  try {
    const option = { type: "string", multiple: true } as const;
    const { values } = parseArgs({ args, options: { products: option, orders: option } });
    if (!values.products && !values.orders) throw new BadSeedArguments(usage);
    return { products: countOf(values.products), orders: countOf(values.orders) };
  } catch {
    throw new BadSeedArguments(usage);
  }
};
