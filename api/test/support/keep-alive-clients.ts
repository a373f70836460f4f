import { Agent, request } from "node:http";

/** A response, and whether the server closes the connection with it. */
export type Answer = { status: number; closes: boolean };

/** One request over the agent's connections. Rejects with the system's error if the connection fails. */
export const getBy = (agent: Agent, url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === "close" }),
      );
    });
    asked.once("error", reject);
    asked.end();
  });

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

/** Measurements of many clients until the server was gone. */
export type CrowdReport = {
  answers: number;
  statuses: Set<number>;
  /** Number of responses that closed their connection. */
  closing: number;
  /** Error codes of connections that failed, except refused ones. */
  failures: string[];
  /** Statuses of /health/ready, each once. */
  ready: Set<number>;
  /** Milliseconds from the first "not ready" to the first refused connection. */
  warned: () => number;
};

/**
 * Clients that hold a keep-alive connection, open a new one when a response closes it, and continue until they are
 * refused. A load balancer's probe runs beside them.
 */
export const keepAliveCrowd = (url: string, path: string, clients: number) => {
  let notReadyAt = Infinity;
  let refusedAt = Infinity;
  const report: CrowdReport = {
    answers: 0,
    statuses: new Set(),
    closing: 0,
    failures: [],
    ready: new Set(),
    warned: () => refusedAt - notReadyAt,
  };
  const untilRefused = async (target: string, note: (answer: Answer) => void): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let code = "";
    while (code !== "ECONNREFUSED") {
      code = await getBy(agent, target).then(
        (answer) => {
          note(answer);
          return "";
        },
        (error: unknown) => codeOf(error),
      );
      if (code !== "" && code !== "ECONNREFUSED") report.failures.push(code);
    }
    refusedAt = Math.min(refusedAt, performance.now());
    agent.destroy();
  };
  const shoppers = Array.from({ length: clients }, () =>
    untilRefused(url + path, ({ status, closes }) => {
      report.answers += 1;
      report.statuses.add(status);
      if (closes) report.closing += 1;
    }),
  );
  const probe = untilRefused(`${url}/health/ready`, ({ status }) => {
    report.ready.add(status);
    if (status === 503) notReadyAt = Math.min(notReadyAt, performance.now());
  });
  return { report, gone: Promise.all([...shoppers, probe]) };
};
