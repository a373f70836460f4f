import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, vi } from "vitest";
import { isAlive } from "../tools/embedded-postgres/pid-file.ts";
import { ask, expectTheDress, it, sellADress, SOON } from "./support/postgres-stage.ts";

vi.setConfig({ testTimeout: 30_000 });

describe.concurrent("a first start", () => {
  it("gives a database that is the shop's alone, with all the catalogue's search needs", async ({
    stage,
  }) => {
    const { cluster, lines, here } = stage;
    const { url, how } = await here();
    expect(how).toBe("started");
    for (const extension of ["pg_trgm", "unaccent", "citext", "pgcrypto", "btree_gin"]) {
      await ask(url, `create extension ${extension}`);
    }
    expect(await ask(url, "select lower('ÉTÉ') || upper('é') || current_setting('server_encoding')")).toBe(
      "étéÉUTF8",
    );
    expect(await ask(url, "show listen_addresses")).toBe("127.0.0.1");
    expect(await ask(url, "show fsync")).toBe("on");
    const stranger = new URL(url);
    stranger.password = "guess";
    await expect(ask(stranger.href, "select 1")).rejects.toThrow("password authentication failed");
    expect((await stat(join(cluster, "superuser.password"))).mode & 0o777).toBe(0o600);
    expect(lines.join("\n")).not.toContain(new URL(url).password);
  });

  it("lets the shop process end while the server goes on", async ({ stage }) => {
    const { elsewhere } = stage;
    const shop = elsewhere({ next: "return" });
    const { url } = await shop.started;
    expect(await shop.ended).toBe(0);
    expect(await ask(url, "select 1")).toBe(1);
  });

  it("is shared by four at once: one makes it, all use it", async ({ stage }) => {
    const { here, elsewhere, drafts } = stage;
    const all = await Promise.all([here(), here(), elsewhere().started, elsewhere().started]);
    expect(all.map(({ how }) => how).sort()).toEqual(["adopted", "adopted", "adopted", "started"]);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(await drafts()).toEqual([]);
  });

  it("makes the cluster anew when the one before was killed while making it", async ({ stage }) => {
    const { dataDir, here, elsewhere, drafts } = stage;
    const killed = elsewhere();
    await vi.waitFor(async () => {
      const [draft = "none yet"] = await drafts();
      await stat(join(dataDir, draft, "data", "global"));
    }, SOON);
    await killed.kill();
    expect(await readdir(dataDir)).not.toContain("postgres");
    const { url, how } = await here();
    expect(how).toBe("started");
    expect(await ask(url, "select 1")).toBe(1);
  });

  it("sweeps away what killed starts have left, and not what others are at", async ({ stage }) => {
    const { dataDir, here, drafts } = stage;
    const dead = spawn(process.execPath, ["--version"], { stdio: "ignore" });
    await once(dead, "exit");
    const [left, live] = [`postgres.new-${dead.pid}-a1b2c3`, `postgres.new-${process.ppid}-a1b2c3`];
    await mkdir(join(dataDir, left, "data"), { recursive: true });
    await mkdir(join(dataDir, live, "data"), { recursive: true });
    await here();
    expect(await drafts()).toEqual([live]);
  });
});

describe.concurrent("a later start", () => {
  it("adopts the running server, which the last process to leave stops", async ({ stage }) => {
    const { lines, here, serverPid, isGone } = stage;
    const first = await here();
    const second = await here();
    expect([first.how, second.how]).toEqual(["started", "adopted"]);
    expect(second.url).toBe(first.url);
    const pid = await serverPid();

    await first.stop();
    expect(await ask(second.url, "select 1")).toBe(1);
    await second.stop();
    expect(await isGone(pid)).toBe(true);
    expect(lines.slice(-2)).toEqual([
      "embedded PostgreSQL left running: another process uses it",
      "embedded PostgreSQL stopped",
    ]);
  });

  it("finds the dress again after a stop", async ({ stage }) => {
    const { here } = stage;
    const first = await here();
    await sellADress(first.url);
    await Promise.all([first.stop(), first.stop()]);
    const second = await here();
    expect(second.how).toBe("started");
    await expectTheDress(second.url);
  });

  it("never loses its server to one that stops at the same moment", async ({ stage }) => {
    const { here } = stage;
    const first = await here();
    await sellADress(first.url);
    const [, second] = await Promise.all([first.stop(), here()]);
    await expectTheDress(second.url);
  });
});

describe.concurrent("after kill -9", () => {
  it("of the shop, adopts the server with all that was sold", async ({ stage }) => {
    const { here, elsewhere, serverPid, isGone } = stage;
    const shop = elsewhere();
    await sellADress((await shop.started).url);
    await shop.kill();
    const { url, how, stop } = await here();
    expect(how).toBe("adopted");
    await expectTheDress(url);
    const pid = await serverPid();
    await stop();
    expect(await isGone(pid)).toBe(true);
  });

  it("of the shop while its server starts, has a server", async ({ stage }) => {
    const { cluster, here, elsewhere } = stage;
    const shop = elsewhere();
    await vi.waitFor(() => stat(join(cluster, "postmaster.pid")), SOON);
    await shop.kill();
    const { url } = await here();
    expect(await ask(url, "select 1")).toBe(1);
  });

  it("of shop and server, recovers what was sold", async ({ stage }) => {
    const { here, elsewhere, endServer } = stage;
    const shop = elsewhere();
    await sellADress((await shop.started).url);
    await shop.kill();
    await endServer("SIGKILL");
    const { url, how } = await here();
    expect(how).toBe("recovered");
    await expectTheDress(url);
  });

  it("recovers although another program has the server's number by now, and leaves that one alone", async ({
    stage,
  }) => {
    const { cluster, here, endServer } = stage;
    const before = await here();
    await sellADress(before.url);
    await endServer("SIGKILL");
    const other = spawn(process.execPath, ["-e", "process.stdin.resume()"], {
      stdio: ["pipe", "ignore", "ignore"],
    });
    try {
      const file = join(cluster, "postmaster.pid");
      const [, ...rest] = (await readFile(file, "utf8")).split("\n");
      await writeFile(file, [other.pid, ...rest].join("\n"));
      const { url, how } = await here();
      expect(how).toBe("recovered");
      await expectTheDress(url);
      expect(isAlive(other.pid ?? 0)).toBe(true);
    } finally {
      other.kill("SIGKILL");
    }
  });

  it("of one connection, which makes the server drop all, still counts as a user of it", async ({
    stage,
  }) => {
    const { here, elsewhere } = stage;
    const staying = await here();
    await elsewhere().started;
    const holders = async () => {
      const pids = await ask(
        staying.url,
        "select string_agg(pid::text, ',') from pg_locks where mode = 'ShareLock'",
      );
      return String(pids).split(",").map(Number);
    };
    const [first = 0, second = 0] = await holders();
    process.kill(first, "SIGKILL");
    await vi.waitFor(async () => {
      const now = await holders();
      expect(now).toHaveLength(2);
      expect(now).not.toContain(second);
    }, SOON);
    const third = await here();
    await third.stop();
    expect(await ask(staying.url, "select 1")).toBe(1);
  });

  it("gets over a pid file that a power cut left empty", async ({ stage }) => {
    const { cluster, here } = stage;
    await (await here()).stop();
    const file = join(cluster, "postmaster.pid");
    await writeFile(file, "");
    await utimes(file, new Date(0), new Date(0));
    expect((await here()).how).toBe("started");
  });
});

describe.concurrent("a start that cannot be", () => {
  it("names the reason, and DATABASE_URL as the way out", async ({ stage }) => {
    const { cluster, here } = stage;
    await (await here()).stop();
    await writeFile(join(cluster, "postgresql.auto.conf"), "work_mem = 'much'\n");
    await expect(here()).rejects.toThrow(/work_mem[^]*DATABASE_URL/);
  });

  it("does not touch a folder that holds something else", async ({ stage }) => {
    const { cluster, here, drafts } = stage;
    await mkdir(cluster);
    await writeFile(join(cluster, "notes.txt"), "mine");
    await expect(here()).rejects.toThrow(/has files, but no PostgreSQL cluster[^]*DATABASE_URL/);
    expect(await readdir(cluster)).toEqual(["notes.txt"]);
    expect(await drafts()).toEqual([]);
  });

  it("says so when the password was lost", async ({ stage }) => {
    const { cluster, here } = stage;
    const { url } = await here();
    const password = join(cluster, "superuser.password");
    await writeFile(password, "another");
    await expect(here()).rejects.toThrow(/refuses the password[^]*DATABASE_URL/);
    await rm(password);
    await expect(here()).rejects.toThrow(/cannot be read[^]*DATABASE_URL/);
    expect(await ask(url, "select 1")).toBe(1);
  });
});
