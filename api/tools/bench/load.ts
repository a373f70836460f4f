import autocannon, { type Client, type Request } from "autocannon";
import { sendSteadily, type SteadyLoad } from "./steady-load.ts";

export class BenchFailure extends Error {}

export type Load = {
  /** For messages. */
  title: string;
  url: string;
  requests: Request[];
  connections: number;
  seconds: number;
  /** Whether an answer with status 200 is a good one. */
  isExpectedBody: (body: string) => boolean;
  setupClient?: (client: Client) => void;
  idReplacement?: boolean;
};

export type LoadFigures = {
  responseCount: number;
  /** From the first request to the last answer. */
  seconds: number;
  /** Milliseconds of each answer, ascending. */
  times: number[];
};

/** Times one request at a steady pace. @throws BenchFailure as `applyLoad` does */
export const applySteadyLoad = async (
  load: SteadyLoad & Pick<Load, "title" | "isExpectedBody">,
): Promise<LoadFigures> => {
  const startedAt = performance.now();
  const responseCount = await sendSteadily(load);
  const wrongResponse = responseCount.find(
    ({ status, body }) => status !== 200 || !load.isExpectedBody(body),
  );
  if (wrongResponse)
    throw new BenchFailure(
      `${load.title} at ${load.url}: status ${wrongResponse.status}, ${wrongResponse.body.slice(0, 500)}`,
    );
  return {
    responseCount: responseCount.length,
    seconds: (performance.now() - startedAt) / 1000,
    times: responseCount.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other),
  };
};

/**
 * Asks as fast as the answers come, and times them.
 * @throws BenchFailure when a single answer is not a good one: what is not served is not counted as fast
 */
export const applyLoad = async (load: Load): Promise<LoadFigures> => {
  const { title, isExpectedBody, seconds, ...autocannonOptions } = load;
  const times: number[] = [];
  const startedAt = performance.now();
  let lastResponseAt = startedAt;
  const run = autocannon({
    ...autocannonOptions,
    duration: seconds,
    sampleInt: 20,
    verifyBody: isExpectedBody,
  });
  run.on("response", (_client: Client, _status: number, _bytes: number, milliseconds: number) => {
    times.push(milliseconds);
    lastResponseAt = performance.now();
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
    responseCount: times.length,
    seconds: (lastResponseAt - startedAt) / 1000,
    times: times.sort((one, other) => one - other),
  };
};
