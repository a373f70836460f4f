import { Agent, request } from "node:http";

/** One answer, and whether the server ends the connection with it. */
export type Answer = { status: number; closes: boolean };

/** One request over the agent's connections; rejects with the system's error when the connection fails. */
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

/** What a crowd of clients saw until the server was gone. */
export type CrowdReport = {
  answers: number;
  statuses: Set<number>;
  /** How many answers ended their connection. */
  closing: number;
  /** Codes of connections that failed in another way than by being refused. */
  failures: string[];
  /** Statuses of /health/ready, each once. */
  ready: Set<number>;
  /** Milliseconds from the first "not ready" to the first refused connection. */
  warned: () => number;
};

/**
 * Clients that keep their connection, open a new one when an answer ended it, and go on until they are refused; and a
 * balancer's probe beside them.
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
