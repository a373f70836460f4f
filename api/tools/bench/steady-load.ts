import type { Request } from "autocannon";
import { once } from "node:events";
import { Agent, request as send, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export type SteadyLoad = {
  url: string;
  request: Request;
  connections: number;
  /** Requests a second, at even intervals, whether the ones before are answered or not. */
  perSecond: number;
  seconds: number;
};

/** An answer, or the error in its place, and the milliseconds since it was due: waiting for a free connection counts. */
export type TimedAnswer = { status: number | undefined; body: string; milliseconds: number };

const ask = async (agent: Agent, url: string, request: Request, due: number): Promise<TimedAnswer> => {
  const { path = "/", method = "GET", headers = {}, body } = request;
  const sent = send(new URL(path, url), { agent, method, headers });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer), milliseconds: performance.now() - due };
};

/** Visitors who come one after the other: what slows the server for a moment meets as many as came in that moment. */
export const steadyAnswers = async (load: SteadyLoad): Promise<TimedAnswer[]> => {
  const { url, request, connections, perSecond, seconds } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Promise<TimedAnswer>[] = [];
  const since = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = since + (sent * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    answers.push(
      ask(agent, url, request, due).catch((error: unknown) => ({
        status: undefined,
        body: String(error),
        milliseconds: performance.now() - due,
      })),
    );
  }
  return Promise.all(answers).finally(() => agent.destroy());
};
