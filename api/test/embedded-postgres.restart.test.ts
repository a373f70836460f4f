import { describe, expect, vi } from "vitest";
import { startShopServer } from "./support/shop-server.ts";
import { ask, expectTheDress, it, sellADress, SOON } from "./support/postgres-stage.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("an embedded server that is killed under the shop", () => {
  it("is started again at the same address, with all that was committed", async ({ stage }) => {
    const { url, stop } = await stage.here();
    await sellADress(url);
    await stage.endServer("SIGKILL");
    await vi.waitFor(() => expectTheDress(url), SOON);
    const line = "the embedded PostgreSQL had stopped and was started again";
    await vi.waitFor(() => expect(stage.lines).toContain(line), SOON);
    const pid = await stage.serverPid();
    await stop();
    expect(await stage.isGone(pid)).toBe(true);
  });

  it("is back under a shop that runs, without a restart of the shop", async ({ stage }) => {
    const server = startShopServer({ DATA_DIR: stage.dataDir });
    try {
      const url = await server.open;
      const ready = async () => (await fetch(`${url}/health/ready`)).status;
      expect(await ready()).toBe(200);
      const killed = await stage.serverPid();
      await stage.endServer("SIGKILL");
      await vi.waitFor(async () => {
        expect(await ready()).toBe(200);
        expect(await stage.serverPid()).not.toBe(killed);
        expect(server.said().includes("the embedded PostgreSQL had stopped and was started again")).toBe(
          true,
        );
      }, SOON);
    } finally {
      await server.end("SIGTERM");
    }
  });

  it("stays down when it is killed again and again, and says so", async ({ stage }) => {
    const { url } = await stage.here();
    for (let kills = 0; kills < 5; kills += 1) {
      await stage.endServer("SIGKILL");
      await vi.waitFor(() => expect(ask(url, "select 1")).resolves.toBe(1), SOON);
      await vi.waitFor(
        () => expect(stage.lines.filter((line) => line.includes("started again"))).toHaveLength(kills + 1),
        SOON,
      );
    }
    await stage.endServer("SIGKILL");
    await vi.waitFor(
      () => expect(stage.lines).toContain("the embedded PostgreSQL has stopped; restart the shop"),
      SOON,
    );
  });
});
