const sentence = "Say how many products, smallest first: npm run bench -- --products 1000,100000";

export class BadArguments extends Error {}

/** The sizes of the catalogue that are measured; the first is the one of every case. */
export const sizesWanted = (given: readonly string[]): number[] => {
  const [name, list, ...rest] = given.flatMap((part) => part.split("="));
  if (name === undefined) return [1000, 100_000];
  const sizes = list?.split(",").map((text) => (/^\d{3,7}$/.test(text) ? Number(text) : 0)) ?? [];
  const isUsable =
    sizes.length > 0 && sizes.every((size, index) => size >= 100 && size > (sizes[index - 1] ?? 0));
  if (name !== "--products" || rest.length > 0 || !isUsable) throw new BadArguments(sentence);
  return sizes;
};
