import { Agent } from "node:http";
import { describe, expect, vi } from "vitest";
import { getBy, keepAliveCrowd } from "./support/keep-alive-clients.ts";
import { startTest as it } from "./support/server-fixture.ts";

vi.setConfig({ testTimeout: 120_000 });

const clients = 40;
const SOON = { timeout: 60_000, interval: 5 };

describe.concurrent("a stop while clients hold keep-alive connections", () => {
  it.for(["0", "2"])("cuts off no client after a drain of %s s", async (seconds, { stage: { start } }) => {
    const server = start({ DRAIN_SECONDS: seconds });
    const url = await server.open;
    const { report, gone } = keepAliveCrowd(url, "/api/products?limit=1", clients);
    await vi.waitFor(() => expect(report.answers).toBeGreaterThan(5 * clients), SOON);
    expect([report.closing, ...report.ready]).toEqual([0, 200]);
    server.child.kill("SIGTERM");
    await gone;
    expect(report.failures).toEqual([]);
    expect([...report.statuses]).toEqual([200]);
    expect(await server.ended).toBe(0);
  });

  it('reports "not ready" first, and serves each connection a last response while it drains', async ({
    stage: { start },
  }) => {
    const server = start({ DRAIN_SECONDS: "3" });
    const url = await server.open;
    const agent = new Agent({ keepAlive: true });
    expect(await getBy(agent, `${url}/api/products`)).toEqual({ status: 200, closes: false });
    server.child.kill("SIGTERM");
    const ready = () => getBy(agent, `${url}/health/ready`);
    await vi.waitFor(async () => expect(await ready()).toEqual({ status: 503, closes: true }), SOON);
    for (let times = 0; times < 5; times += 1)
      expect(await getBy(agent, `${url}/api/products`)).toEqual({ status: 200, closes: true });
    expect(await server.ended).toBe(0);
    await expect(ready()).rejects.toThrow(/ECONNREFUSED/);
  });
});
