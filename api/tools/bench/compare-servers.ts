import type { Request } from "autocannon";
import { sampleProductIds, type Case } from "./cases.ts";
import { medianOf, type Figures } from "./figures.ts";
import { applyLoad, BenchFailure, type Load } from "./load.ts";
import { measure } from "./measure.ts";
import { connections, rounds, roundSeconds, warmUpSeconds } from "./bench-settings.ts";
import type { Server, BenchSetup } from "./bench-setup.ts";

/** The figures of both servers in one case, for each catalogue size. */
export type Outcome = Pick<Case, "title" | "leastShare"> & {
  entries: { products: number; shop: Figures; bare: Figures }[];
};

type Runner = { setup: BenchSetup; server: Server; load: Load; figures: Figures[] };

/** Sends each request once without load. Returns the response bodies, which all later responses must equal. */
const expectedResponses = async (
  title: string,
  { url, process }: Server,
  requests: Request[],
): Promise<Set<string>> => {
  const responses = new Set<string>();
  for (const { method = "GET", path = "", headers = {}, body } of requests) {
    const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    if (response.status !== 200 || text.includes('"errors":'))
      throw new BenchFailure(
        `${title} at ${url}: status ${response.status}, ${text.slice(0, 500)}\n${process.output()}`,
      );
    responses.add(text);
  }
  return responses;
};

const runnerOf = async (
  title: string,
  setup: BenchSetup,
  server: Server,
  requests: Request[],
): Promise<Runner> => {
  const expected = await expectedResponses(title, server, requests);
  const isExpected = (body: string): boolean => expected.has(body);
  const load = {
    title,
    url: server.url,
    requests,
    connections,
    seconds: roundSeconds,
    isExpectedBody: isExpected,
  };
  return { setup, server, load, figures: [] };
};

/** Measures both servers in alternating rounds. Returns the medians. */
export const compareServers = async (benchCase: Case, setups: readonly BenchSetup[]): Promise<Outcome> => {
  const runners: Runner[] = [];
  for (const setup of benchCase.runsWithEverySize ? setups : setups.slice(0, 1)) {
    const requests = benchCase.requests(await sampleProductIds(setup));
    for (const server of [setup.shop, setup.bare])
      runners.push(await runnerOf(benchCase.title, setup, server, requests[server.name]));
  }
  for (const { load } of runners) await applyLoad({ ...load, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1)
    for (const { setup, server, load, figures } of runners) figures.push(await measure(setup, server, load));
  const figuresOf = (target: Server): Figures =>
    medianOf(runners.find(({ server }) => server === target)?.figures ?? []);
  const measured = setups.filter((setup) => runners.some((runner) => runner.setup === setup));
  return {
    title: benchCase.title,
    leastShare: benchCase.leastShare,
    entries: measured.map(({ products, shop, bare }) => ({
      products,
      shop: figuresOf(shop),
      bare: figuresOf(bare),
    })),
  };
};
