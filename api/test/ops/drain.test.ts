import { Agent } from "node:http";
import { describe, expect, vi } from "vitest";
import { getWith, keepAliveClients } from "../support/keep-alive-clients.ts";
import { startTest as it } from "../support/server-fixture.ts";

vi.setConfig({ testTimeout: 120_000 });

const clients = 40;
const SOON = { timeout: 60_000, interval: 5 };

describe.concurrent("a stop while clients hold keep-alive connections", () => {
  it.for(["0", "2"])("cuts off no client after a drain of %s s", async (seconds, { fixture: { start } }) => {
    const server = start({ DRAIN_SECONDS: seconds });
    const url = await server.url;
    const { report, finished } = keepAliveClients(url, "/api/products?limit=1", clients);
    await vi.waitFor(() => expect(report.responses).toBeGreaterThan(5 * clients), SOON);
    await vi.waitFor(() => expect(report.ready.size).toBeGreaterThan(0), SOON);
    expect([report.closing, ...report.ready]).toEqual([0, 200]);
    server.child.kill("SIGTERM");
    await finished;
    expect(report.failures).toEqual([]);
    expect([...report.statuses]).toEqual([200]);
    expect(await server.ended).toBe(0);
  });

  it('reports "not ready" first, then serves each connection a last response', async ({
    fixture: { start },
  }) => {
    const server = start({ DRAIN_SECONDS: "3" });
    const url = await server.url;
    const agent = new Agent({ keepAlive: true });
    expect(await getWith(agent, `${url}/api/products`)).toEqual({ status: 200, closes: false });
    server.child.kill("SIGTERM");
    const ready = () => getWith(agent, `${url}/health/ready`);
    await vi.waitFor(async () => expect(await ready()).toEqual({ status: 503, closes: true }), SOON);
    expect(await getWith(agent, `${url}/health/serving`)).toEqual({ status: 503, closes: true });
    for (let request = 0; request < 5; request += 1)
      expect(await getWith(agent, `${url}/api/products`)).toEqual({ status: 200, closes: true });
    expect(await server.ended).toBe(0);
    await expect(ready()).rejects.toThrow(/ECONNREFUSED/);
  });
});
