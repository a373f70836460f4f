import { Agent, request } from "node:http";
import { describe, expect, vi } from "vitest";
import { startTest as it } from "./support/start-stage.ts";

vi.setConfig({ testTimeout: 120_000 });

const clients = 40;

type Answer = { status: number; closes: boolean };

/** One request over the agent's connections; rejects with the system's error when the connection fails. */
const get = (agent: Agent, url: string): Promise<Answer> =>
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
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Clients behind a balancer, each with a connection that it keeps: they turn away when the shop is not ready. */
const balancedCrowd = (url: string) => {
  const seen = {
    answers: 0,
    statuses: new Set<number>(),
    failures: [] as string[],
    closing: 0,
    isReady: true,
  };
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (seen.isReady) {
      const answer = await get(agent, `${url}/api/products?limit=1`).catch((error: unknown) => codeOf(error));
      if (typeof answer === "string") seen.failures.push(answer);
      else {
        seen.answers += 1;
        seen.statuses.add(answer.status);
        if (answer.closes) seen.closing += 1;
      }
    }
    agent.destroy();
  };
  const balancer = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: false });
    let status = 200;
    while (status === 200) status = (await get(agent, `${url}/health/ready`)).status;
    // The balancer still sends what it has: it turns away when so many clients were told to close.
    await vi.waitFor(() => expect(seen.closing).toBeGreaterThan(clients), { timeout: 60_000, interval: 5 });
    seen.isReady = false;
  };
  return { seen, gone: Promise.all([balancer(), ...Array.from({ length: clients }, client)]) };
};

describe.concurrent("a stop with draining", () => {
  it("cuts off no client: ready says no first, and each answer ends its connection", async ({
    stage: { start },
  }) => {
    const server = start({ DRAIN_SECONDS: "4" });
    const url = await server.open;
    const { seen, gone } = balancedCrowd(url);
    await vi.waitFor(() => expect(seen.answers).toBeGreaterThan(200), { timeout: 60_000, interval: 5 });
    expect(seen.closing).toBe(0);
    server.child.kill("SIGTERM");
    await gone;
    expect(seen.failures).toEqual([]);
    expect([...seen.statuses]).toEqual([200]);
    expect(await server.ended).toBe(0);
    await expect(get(new Agent(), `${url}/health/live`)).rejects.toThrow(/ECONNREFUSED/);
  });

  it("ends at once where no draining is set, and within its limit where it is", async ({
    stage: { start },
  }) => {
    const server = start({});
    await server.open;
    expect(await server.end("SIGTERM")).toBe(0);
  });
});
