import autocannon, { type Client, type Request } from "autocannon";
import { steadyAnswers, type SteadyLoad } from "./steady-load.ts";

export class BenchFailure extends Error {}

export type Load = {
  /** For messages. */
  title: string;
  url: string;
  requests: Request[];
  connections: number;
  seconds: number;
  /** Whether an answer with status 200 is a good one. */
  isGood: (body: string) => boolean;
  setupClient?: (client: Client) => void;
  idReplacement?: boolean;
};

export type LoadFigures = {
  answers: number;
  /** From the first request to the last answer. */
  seconds: number;
  /** Milliseconds of each answer, ascending. */
  times: number[];
};

/** Times one request at a steady pace. @throws BenchFailure as `applyLoad` does */
export const applySteadyLoad = async (
  load: SteadyLoad & Pick<Load, "title" | "isGood">,
): Promise<LoadFigures> => {
  const since = performance.now();
  const answers = await steadyAnswers(load);
  const bad = answers.find(({ status, body }) => status !== 200 || !load.isGood(body));
  if (bad)
    throw new BenchFailure(`${load.title} at ${load.url}: status ${bad.status}, ${bad.body.slice(0, 500)}`);
  return {
    answers: answers.length,
    seconds: (performance.now() - since) / 1000,
    times: answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other),
  };
};

/**
 * Asks as fast as the answers come, and times them.
 * @throws BenchFailure when a single answer is not a good one: what is not served is not counted as fast
 */
export const applyLoad = async (load: Load): Promise<LoadFigures> => {
  const { title, isGood, seconds, ...given } = load;
  const times: number[] = [];
  const since = performance.now();
  let last = since;
  const run = autocannon({ ...given, duration: seconds, sampleInt: 20, verifyBody: isGood });
  run.on("response", (_client: Client, _status: number, _bytes: number, milliseconds: number) => {
    times.push(milliseconds);
    last = performance.now();
  });
  const { errors, timeouts, mismatches, statusCodeStats } = await run;
  const statuses = Object.keys(statusCodeStats);
  const isClean = errors + timeouts + mismatches === 0 && statuses.every((status) => status === "200");
  if (!isClean || times.length === 0)
    throw new BenchFailure(
      `${title} at ${load.url}: ${times.length} answers with statuses ${statuses.join(", ") || "none"}, ` +
        `${errors} connection errors, ${timeouts} timeouts, ${mismatches} wrong bodies. Nothing is counted.`,
    );
  return {
    answers: times.length,
    seconds: (last - since) / 1000,
    times: times.sort((one, other) => one - other),
  };
};
