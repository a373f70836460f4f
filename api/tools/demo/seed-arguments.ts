/** The highest number of products that one call adds. */
export const maxSeedProducts = 1_000_000;

export class BadSeedArguments extends Error {}

const usage =
  `Give the number of products to add, as a whole number from 0 to ${maxSeedProducts}: ` +
  "npm run seed -- --products 1000";

/** The N of `npm run seed -- --products N`. Throws BadSeedArguments with the usage. */
export const parseProductCount = (args: readonly string[]): number => {
  const [digits, ...rest] = args.flatMap((part) =>
    part.startsWith("--products=") ? [part.slice("--products=".length)] : part === "--products" ? [] : [part],
  );
  const hasOneOption = args.filter((part) => /^--products(=|$)/.test(part)).length === 1;
  const count = digits !== undefined && /^\d{1,7}$/.test(digits) ? Number(digits) : Infinity;
  if (!hasOneOption || rest.length > 0 || count > maxSeedProducts) throw new BadSeedArguments(usage);
  return count;
};
