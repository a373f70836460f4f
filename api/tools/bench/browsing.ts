import { browsingCases, type BrowsingCase } from "./browsing-cases.ts";
import { medianOf, type Figures } from "./figures.ts";
import { applyLoad, type Load } from "./load.ts";
import { measure } from "./measure.ts";
import { browsingRounds, browsingSeconds, connections } from "./plan.ts";
import type { Stand } from "./stand.ts";

/** What a way to look for products cost with each size of the catalogue. */
export type BrowsingOutcome = Pick<BrowsingCase, "title" | "most"> & {
  entries: { products: number; figures: Figures }[];
};

const loadOf = ({ title, requests }: BrowsingCase, stand: Stand): Load => ({
  title,
  url: stand.shop.url,
  requests,
  connections,
  seconds: browsingSeconds,
  isGood: (body) => body.includes('"data":') && !body.includes('"errors":'),
});

const browse = async (what: BrowsingCase, stands: readonly Stand[]): Promise<BrowsingOutcome> => {
  const runners = stands.map((stand) => ({ stand, load: loadOf(what, stand), seen: [] as Figures[] }));
  for (const { load } of runners) await applyLoad(load);
  for (let round = 0; round < browsingRounds; round += 1)
    for (const { stand, load, seen } of runners) seen.push(await measure(stand, stand.shop, load));
  return {
    title: what.title,
    most: what.most,
    entries: runners.map(({ stand, seen }) => ({ products: stand.products, figures: medianOf(seen) })),
  };
};

/** Each order, filter, search and suggestion, as the client asks for it, with every size of the catalogue in turn. */
export const browseAll = async (stands: readonly Stand[]): Promise<BrowsingOutcome[]> => {
  const outcomes: BrowsingOutcome[] = [];
  for (const what of browsingCases) outcomes.push(await browse(what, stands));
  return outcomes;
};
