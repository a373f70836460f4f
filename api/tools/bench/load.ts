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
  /** Whether the body of a response with status 200 is correct. */
  isExpectedBody: (body: string) => boolean;
  setupClient?: (client: Client) => void;
  idReplacement?: boolean;
};

export type LoadFigures = {
  responseCount: number;
  /** From the first request to the last response. */
  seconds: number;
  /** Milliseconds of each response, ascending. */
  times: number[];
};

/** Sends one request at a constant rate. Throws BenchFailure as `applyLoad` does. */
export const applySteadyLoad = async (
  load: SteadyLoad & Pick<Load, "title" | "isExpectedBody">,
): Promise<LoadFigures> => {
  const startedAt = performance.now();
  const responses = await sendSteadily(load);
  const wrongResponse = responses.find(({ status, body }) => status !== 200 || !load.isExpectedBody(body));
  if (wrongResponse)
    throw new BenchFailure(
      `${load.title} at ${load.url}: status ${wrongResponse.status}, ${wrongResponse.body.slice(0, 500)}`,
    );
  return {
    responseCount: responses.length,
    seconds: (performance.now() - startedAt) / 1000,
    times: responses.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other),
  };
};

/** Each connection begins at another request: those that run in step would share every read. */
const fromDifferentRequests = ({ requests, connections }: Load): ((client: Client) => void) => {
  let clients = 0;
  return (client) => {
    const first = Math.floor((clients * requests.length) / connections) % requests.length;
    clients += 1;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
};

/**
 * Sends the next request of a connection as soon as a response has come.
 * Throws BenchFailure if any response is wrong, since errors would count as fast responses.
 */
export const applyLoad = async (load: Load): Promise<LoadFigures> => {
  const { title, isExpectedBody, seconds, ...autocannonOptions } = load;
  const times: number[] = [];
  const startedAt = performance.now();
  let lastResponseAt = startedAt;
  const run = autocannon({
    setupClient: fromDifferentRequests(load),
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
      `${title} at ${load.url}: ${times.length} responses with statuses ${statuses.join(", ") || "none"}, ` +
        `${errors} connection errors, ${timeouts} timeouts, ${mismatches} wrong bodies. The measurement is discarded.`,
    );
  return {
    responseCount: times.length,
    seconds: (lastResponseAt - startedAt) / 1000,
    times: times.sort((one, other) => one - other),
  };
};
