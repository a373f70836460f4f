/** Most products that one call adds. */
export const mostSeeded = 1_000_000;

export class BadSeedArguments extends Error {}

const sentence =
  `Say how many products to add, as a whole number from 0 to ${mostSeeded}: ` +
  "npm run seed -- --products 1000";

/**
 * How many products `npm run seed -- --products N` is to add.
 * @throws BadSeedArguments with a sentence that says how it is called
 */
export const productsWanted = (given: readonly string[]): number => {
  const [digits, ...rest] = given.flatMap((part) =>
    part.startsWith("--products=") ? [part.slice("--products=".length)] : part === "--products" ? [] : [part],
  );
  const isNamed = given.filter((part) => /^--products(=|$)/.test(part)).length === 1;
  const count = digits !== undefined && /^\d{1,7}$/.test(digits) ? Number(digits) : Infinity;
  if (!isNamed || rest.length > 0 || count > mostSeeded) throw new BadSeedArguments(sentence);
  return count;
};
