import { describe, expect, vi } from "vitest";
import { startShopServer } from "../support/shop-server.ts";
import {
  firstValue,
  expectMarkerRow,
  it,
  insertMarkerRow,
  SOON,
} from "../support/embedded-postgres-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("an embedded server that is killed while the shop runs", () => {
  it("is started again at the same address, with all committed data", async ({ fixture }) => {
    const { url, stop } = await fixture.startHere();
    await insertMarkerRow(url);
    await fixture.endServer("SIGKILL");
    await vi.waitFor(() => expectMarkerRow(url), SOON);
    const line = "the embedded PostgreSQL had stopped and was started again";
    await vi.waitFor(() => expect(fixture.lines).toContain(line), SOON);
    const pid = await fixture.serverPid();
    await stop();
    expect(await fixture.isGone(pid)).toBe(true);
  });

  it("is back for a running shop, without a restart of the shop", async ({ fixture }) => {
    const server = startShopServer({ DATA_DIR: fixture.dataDir });
    try {
      const url = await server.url;
      const ready = async () => (await fetch(`${url}/health/ready`)).status;
      expect(await ready()).toBe(200);
      const killed = await fixture.serverPid();
      await fixture.endServer("SIGKILL");
      await vi.waitFor(async () => {
        if (server.child.exitCode !== null) throw new Error(`The shop ended:\n${server.output()}`);
        expect(await ready()).toBe(200);
        expect(await fixture.serverPid()).not.toBe(killed);
        expect(server.output().includes("the embedded PostgreSQL had stopped and was started again")).toBe(
          true,
        );
      }, SOON);
    } finally {
      await server.stop("SIGTERM");
    }
  });

  it("stays down after repeated kills, with a line in the log", async ({ fixture }) => {
    const { url } = await fixture.startHere();
    for (let kills = 0; kills < 5; kills += 1) {
      await fixture.endServer("SIGKILL");
      await vi.waitFor(() => expect(firstValue(url, "select 1")).resolves.toBe(1), SOON);
      await vi.waitFor(
        () => expect(fixture.lines.filter((line) => line.includes("started again"))).toHaveLength(kills + 1),
        SOON,
      );
    }
    await fixture.endServer("SIGKILL");
    await vi.waitFor(
      () => expect(fixture.lines).toContain("the embedded PostgreSQL has stopped; restart the shop"),
      SOON,
    );
  });
});
