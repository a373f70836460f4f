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
export type TimedResponse = { status: number | undefined; body: string; milliseconds: number };

const sendAt = async (agent: Agent, url: string, request: Request, dueAt: number): Promise<TimedResponse> => {
  const { path = "/", method = "GET", headers = {}, body } = request;
  const clientRequest = send(new URL(path, url), { agent, method, headers });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response), milliseconds: performance.now() - dueAt };
};

/** Visitors who come one after the other: what slows the server for a moment meets as many as came in that moment. */
export const sendSteadily = async (load: SteadyLoad): Promise<TimedResponse[]> => {
  const { url, request, connections, perSecond, seconds } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const responses: Promise<TimedResponse>[] = [];
  const startedAt = performance.now();
  for (let clientRequest = 0; clientRequest < perSecond * seconds; clientRequest += 1) {
    const dueAt = startedAt + (clientRequest * 1000) / perSecond;
    await pause(Math.max(0, dueAt - performance.now()));
    responses.push(
      sendAt(agent, url, request, dueAt).catch((error: unknown) => ({
        status: undefined,
        body: String(error),
        milliseconds: performance.now() - dueAt,
      })),
    );
  }
  return Promise.all(responses).finally(() => agent.destroy());
};
