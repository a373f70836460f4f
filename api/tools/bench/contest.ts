import type { Request } from "autocannon";
import { someProducts, type Case } from "./cases.ts";
import { medianOf, type Figures } from "./figures.ts";
import { applyLoad, BenchFailure, type Load } from "./load.ts";
import { measure } from "./measure.ts";
import { connections, rounds, roundSeconds, warmUpSeconds } from "./plan.ts";
import type { Server, Stand } from "./stand.ts";

/** What each server on each stand cost in one case. */
export type Outcome = Pick<Case, "title" | "hasTargets"> & {
  entries: { products: number; shop: Figures; bare: Figures }[];
};

type Runner = { stand: Stand; server: Server; load: Load; seen: Figures[] };

/** The right answer to each request: what it was when nobody else asked. */
const rightAnswers = async (
  title: string,
  { url, process }: Server,
  requests: Request[],
): Promise<Set<string>> => {
  const answers = new Set<string>();
  for (const { method = "GET", path = "", headers = {}, body } of requests) {
    const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    if (answer.status !== 200 || text.includes('"errors":'))
      throw new BenchFailure(
        `${title} at ${url}: status ${answer.status}, ${text.slice(0, 500)}\n${process.output()}`,
      );
    answers.add(text);
  }
  return answers;
};

const runnerOf = async (
  title: string,
  stand: Stand,
  server: Server,
  requests: Request[],
): Promise<Runner> => {
  const right = await rightAnswers(title, server, requests);
  const isGood = (body: string): boolean => right.has(body);
  const load = { title, url: server.url, requests, connections, seconds: roundSeconds, isGood };
  return { stand, server, load, seen: [] };
};

/** Lets the servers take turns, round by round, and keeps the median of what each one cost. */
export const contest = async (what: Case, stands: readonly Stand[]): Promise<Outcome> => {
  const runners: Runner[] = [];
  for (const stand of what.withEverySize ? stands : stands.slice(0, 1)) {
    const requests = what.requests(await someProducts(stand));
    for (const server of [stand.shop, stand.bare])
      runners.push(await runnerOf(what.title, stand, server, requests[server.name]));
  }
  for (const { load } of runners) await applyLoad({ ...load, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1)
    for (const { stand, server, load, seen } of runners) seen.push(await measure(stand, server, load));
  const figuresOf = (wanted: Server): Figures =>
    medianOf(runners.find(({ server }) => server === wanted)?.seen ?? []);
  const measured = stands.filter((stand) => runners.some((runner) => runner.stand === stand));
  return {
    title: what.title,
    hasTargets: what.hasTargets,
    entries: measured.map(({ products, shop, bare }) => ({
      products,
      shop: figuresOf(shop),
      bare: figuresOf(bare),
    })),
  };
};
