import { afterAll, describe, expect, it, vi } from "vitest";
import { tables } from "../../src/app/tables.ts";
import { inTransaction, openDatabase } from "../../src/platform/database/database.ts";
import { notify, openNotices } from "../../src/platform/database/notices.ts";
import { silentProxy } from "../support/silent-proxy.ts";
import { makeDatabase } from "../support/test-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const { url, drop } = await makeDatabase();
const proxy = await silentProxy(url);
const [sender, receiver] = await Promise.all(
  [url, proxy.url].map((address) => openDatabase({ tables, url: address, pool: 2 })),
);
if (!sender || !receiver) throw new Error("no database");
afterAll(async () => {
  await Promise.all([sender.close(), receiver.close()]);
  await proxy.close();
  await drop();
});

const SOON = { timeout: 30_000, interval: 20 };

const send = (channel: string, ...payloads: string[]): Promise<void> =>
  inTransaction(sender, async (tx) => {
    for (const payload of payloads) await notify(tx, channel, payload);
  });

/** The payloads of a channel from now on. Resolves when the other connection listens. */
const listenTo = async (channel: string, notices = receiver.notices) => {
  const payloads: (string | null)[] = [];
  const stop = notices.onNotice(channel, (payload) => payloads.push(payload));
  await expect.poll(() => payloads, SOON).toEqual([null]);
  payloads.length = 0;
  return { payloads, stop };
};

describe("notices between processes", () => {
  it("arrive on their own channel, equal ones of a transaction once", async () => {
    const [orders, products] = await Promise.all([listenTo("orders"), listenTo('products "new"')]);
    await send('products "new"', "1", "2", "1");
    await send("orders", "");
    await expect.poll(() => orders.payloads, SOON).toEqual([""]);
    expect(products.payloads).toEqual(["1", "2"]);
  });

  it("of a transaction that is rolled back are not sent", async () => {
    const { payloads } = await listenTo("rolled back");
    const failing = inTransaction(sender, async (tx) => {
      await notify(tx, "rolled back", "lost");
      throw new Error("out of stock");
    });
    await expect(failing).rejects.toThrow("out of stock");
    await send("rolled back", "committed");
    await expect.poll(() => payloads, SOON).toEqual(["committed"]);
  });

  it("share one connection", async () => {
    for (const channel of ["stock", "prices"]) await listenTo(channel);
    const { rows } = await sender.writes.query(
      "select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    expect(rows).toHaveLength(1);
  });

  it("are no longer delivered to a removed handler", async () => {
    const first = await listenTo("removed");
    const second: (string | null)[] = [];
    receiver.notices.onNotice("removed", (payload) => second.push(payload));
    first.stop();
    await send("removed", "7");
    await expect.poll(() => second, SOON).toEqual(["7"]);
    expect(first.payloads).toEqual([]);
  });

  it("reach the other handlers of a channel when one handler throws", async () => {
    const errors: unknown[] = [];
    const notices = openNotices({ openPool: receiver.openPool, onError: (error) => errors.push(error) });
    notices.onNotice("mixed", () => {
      throw new Error("handler");
    });
    const payloads: (string | null)[] = [];
    notices.onNotice("mixed", (payload) => payloads.push(payload));
    await expect.poll(() => payloads, SOON).toEqual([null]);
    await send("mixed", "1");
    await expect.poll(() => payloads, SOON).toEqual([null, "1"]);
    expect(errors).toEqual([new Error("handler"), new Error("handler")]);
    await notices.close();
  });
});

describe("a lost connection for notices", () => {
  it("tells every handler, once it is open again, that notices may be lost", async () => {
    const { payloads } = await listenTo("outage");
    await proxy.cut();
    await send("outage", "lost");
    await proxy.mend();
    await expect.poll(() => payloads, SOON).toEqual([null]);
    await send("outage", "next");
    await expect.poll(() => payloads, SOON).toEqual([null, "next"]);
  });

  it("is detected when the host is silent", async () => {
    const errors: unknown[] = [];
    const notices = openNotices({
      openPool: receiver.openPool,
      onError: (error) => errors.push(error),
      probeMs: 100,
    });
    const { payloads } = await listenTo("silence", notices);
    proxy.fallSilent();
    await expect.poll(() => errors, SOON).toHaveLength(1);
    proxy.heal();
    await expect.poll(() => payloads, SOON).toEqual([null]);
    await notices.close();
  });

  it("can be closed at any time", async () => {
    const notices = openNotices({ openPool: receiver.openPool, onError: () => undefined });
    notices.onNotice("closing", () => undefined);
    await expect(notices.close()).resolves.toBeUndefined();
    const unused = openNotices({ openPool: receiver.openPool, onError: () => undefined });
    await expect(unused.close()).resolves.toBeUndefined();
  });
});
