import { browsingCases, type BrowsingCase } from "./browsing-cases.ts";
import { medianOf, type Figures } from "./figures.ts";
import { applyLoad, type Load } from "./load.ts";
import { measure } from "./measure.ts";
import { browsingConnections, browsingRounds, browsingSeconds } from "./bench-settings.ts";
import type { BenchSetup } from "./bench-setup.ts";

/** The figures of one kind of product query with each catalogue size. */
export type BrowsingOutcome = Omit<BrowsingCase, "requests"> & {
  entries: { products: number; figures: Figures }[];
};

const loadOf = ({ title, requests }: BrowsingCase, setup: BenchSetup): Load => ({
  title,
  url: setup.shop.url,
  requests,
  connections: browsingConnections,
  seconds: browsingSeconds,
  isExpectedBody: (body) => body.includes('"data":') && !body.includes('"errors":'),
});

const measureCase = async (
  browsingCase: BrowsingCase,
  setups: readonly BenchSetup[],
): Promise<BrowsingOutcome> => {
  const runners = setups.map((setup) => ({
    setup,
    load: loadOf(browsingCase, setup),
    figures: [] as Figures[],
  }));
  for (const { load } of runners) await applyLoad(load);
  for (let round = 0; round < browsingRounds; round += 1)
    for (const { setup, load, figures } of runners) figures.push(await measure(setup, setup.shop, load));
  const { title, isPlain } = browsingCase;
  return {
    title,
    isPlain,
    entries: runners.map(({ setup, figures }) => ({ products: setup.products, figures: medianOf(figures) })),
  };
};

/** Measures each sort order, filter, search and suggestion. The catalogue sizes alternate. */
export const measureBrowsing = async (setups: readonly BenchSetup[]): Promise<BrowsingOutcome[]> => {
  const outcomes: BrowsingOutcome[] = [];
  for (const browsingCase of browsingCases) outcomes.push(await measureCase(browsingCase, setups));
  return outcomes;
};
