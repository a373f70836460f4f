import { Agent, request } from "node:http";

/** A response, and whether the server closes the connection with it. */
export type ClosableResponse = { status: number; closes: boolean };

/** One request over the agent's connections. Rejects with the system's error if the connection fails. */
export const getWith = (agent: Agent, url: string): Promise<ClosableResponse> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(url, { agent }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === "close" }),
      );
    });
    clientRequest.once("error", reject);
    clientRequest.end();
  });

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

/** Measurements of many clients until the server was gone. */
export type ClientsReport = {
  responses: number;
  statuses: Set<number>;
  /** Number of responses that closed their connection. */
  closing: number;
  /** Error codes of connections that failed, except refused ones. */
  failures: string[];
  /** Statuses of /health/ready, each once. */
  ready: Set<number>;
  /** Milliseconds from the first "not ready" to the first refused connection. */
  warningMilliseconds: () => number;
};

/**
 * Clients that hold a keep-alive connection, open a new one when a response closes it, and continue until they are
 * refused. A load balancer's probe runs beside them.
 */
export const keepAliveClients = (url: string, path: string, clients: number) => {
  let notReadyAt = Infinity;
  let refusedAt = Infinity;
  const report: ClientsReport = {
    responses: 0,
    statuses: new Set(),
    closing: 0,
    failures: [],
    ready: new Set(),
    warningMilliseconds: () => refusedAt - notReadyAt,
  };
  const untilRefused = async (
    target: string,
    record: (response: ClosableResponse) => void,
  ): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let code = "";
    while (code !== "ECONNREFUSED") {
      code = await getWith(agent, target).then(
        (response) => {
          record(response);
          return "";
        },
        (error: unknown) => codeOf(error),
      );
      if (code !== "" && code !== "ECONNREFUSED") report.failures.push(code);
    }
    refusedAt = Math.min(refusedAt, performance.now());
    agent.destroy();
  };
  const requesters = Array.from({ length: clients }, () =>
    untilRefused(url + path, ({ status, closes }) => {
      report.responses += 1;
      report.statuses.add(status);
      if (closes) report.closing += 1;
    }),
  );
  const probe = untilRefused(`${url}/health/ready`, ({ status }) => {
    report.ready.add(status);
    if (status === 503) notReadyAt = Math.min(notReadyAt, performance.now());
  });
  return { report, finished: Promise.all([...requesters, probe]) };
};
