import type { Request } from "autocannon";
import { once } from "node:events";
import { Agent, request as send, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export type SteadyLoad = {
  url: string;
  request: Request;
  connections: number;
  /** Requests per second, at even intervals, without waiting for earlier responses. */
  perSecond: number;
  seconds: number;
};

/** `status` is undefined after an error. `milliseconds` count from the planned time, so they include queueing. */
export type TimedResponse = { status: number | undefined; body: string; milliseconds: number };

const sendAt = async (agent: Agent, url: string, request: Request, dueAt: number): Promise<TimedResponse> => {
  const { path = "/", method = "GET", headers = {}, body } = request;
  const clientRequest = send(new URL(path, url), { agent, method, headers });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response), milliseconds: performance.now() - dueAt };
};

/** Sends requests at a constant rate, so that a slow moment of the server affects all requests of that moment. */
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
