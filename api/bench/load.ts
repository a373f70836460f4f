import autocannon, { type Client, type Request } from "autocannon";

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
  /** Requests a second, of all connections together; as fast as the answers come when absent. */
  overallRate?: number;
};

export type LoadFigures = {
  answers: number;
  /** From the first request to the last answer. */
  seconds: number;
  /** Milliseconds of each answer, ascending. */
  times: number[];
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
