import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, vi } from "vitest";
import { isAlive } from "../../tools/embedded-postgres/pid-file.ts";
import {
  firstValue,
  expectMarkerRow,
  it,
  insertMarkerRow,
  SOON,
} from "../support/embedded-postgres-fixture.ts";

vi.setConfig({ testTimeout: 30_000 });

describe.concurrent("a first start", () => {
  it("creates a database for the shop alone, with all extensions that the search needs", async ({
    fixture,
  }) => {
    const { cluster, lines, startHere } = fixture;
    const { url } = await startHere();
    for (const extension of ["pg_trgm", "unaccent", "citext", "pgcrypto", "btree_gin"]) {
      await firstValue(url, `create extension ${extension}`);
    }
    expect(
      await firstValue(url, "select lower('ÉTÉ') || upper('é') || current_setting('server_encoding')"),
    ).toBe("étéÉUTF8");
    expect(await firstValue(url, "show listen_addresses")).toBe("127.0.0.1");
    expect(await firstValue(url, "show fsync")).toBe("on");
    const wrongUrl = new URL(url);
    wrongUrl.password = "guess";
    await expect(firstValue(wrongUrl.href, "select 1")).rejects.toThrow("password authentication failed");
    expect((await stat(join(cluster, "superuser.password"))).mode & 0o777).toBe(0o600);
    expect(lines.join("\n")).not.toContain(new URL(url).password);
  });

  it("lets the shop process end while the server keeps running", async ({ fixture }) => {
    const { startProcess } = fixture;
    const shop = startProcess({ next: "return" });
    const { url } = await shop.started;
    expect(await shop.ended).toBe(0);
    expect(await firstValue(url, "select 1")).toBe(1);
  });

  it("is made by one of several simultaneous commands", async ({ fixture }) => {
    const { startProcess, drafts } = fixture;
    const commands = [startProcess(), startProcess(), startProcess()];
    const outcomes = await Promise.allSettled(commands.map(({ started }) => started));
    const refusals = outcomes.filter(({ status }) => status === "rejected");
    expect(refusals).toHaveLength(2);
    for (const { reason } of refusals as PromiseRejectedResult[])
      expect(String(reason)).toMatch(/Another command \(process \d+\) uses the data folder[^]*DATABASE_URL=/);
    expect(await drafts()).toEqual([]);
  });

  it("creates the cluster again if an earlier start was killed while it created one", async ({ fixture }) => {
    const { dataDir, startHere, startProcess, drafts } = fixture;
    const killed = startProcess();
    // Half a second later the draft is complete, and gets another name.
    const isHalfMade = async () => {
      const [draft = "none yet"] = await drafts();
      await stat(join(dataDir, draft, "data", "global"));
    };
    await vi.waitFor(isHalfMade, { ...SOON, interval: 1 });
    await killed.kill();
    expect(await readdir(dataDir)).not.toContain("postgres");
    const { url } = await startHere();
    expect(await firstValue(url, "select 1")).toBe(1);
  });

  it("removes only the drafts of killed starts", async ({ fixture }) => {
    const { dataDir, startHere, drafts } = fixture;
    const dead = spawn(process.execPath, ["--version"], { stdio: "ignore" });
    await once(dead, "exit");
    const [deadDraft, liveDraft] = [`postgres.new-${dead.pid}-a1b2c3`, `postgres.new-${process.ppid}-a1b2c3`];
    await mkdir(join(dataDir, deadDraft, "data"), { recursive: true });
    await mkdir(join(dataDir, liveDraft, "data"), { recursive: true });
    await startHere();
    expect(await drafts()).toEqual([liveDraft]);
  });
});

describe.concurrent("a later start", () => {
  it("is refused while another command runs, which goes on", async ({ fixture }) => {
    const { startHere, startProcess, serverPid, isGone } = fixture;
    const first = startProcess();
    const { url } = await first.started;
    await expect(startHere()).rejects.toThrow(`Another command (process ${first.child.pid})`);
    expect(await firstValue(url, "select 1")).toBe(1);
    await first.kill();
    const next = await startHere();
    const pid = await serverPid();
    await next.stop();
    expect(await isGone(pid)).toBe(true);
  });

  it("finds the data again after a stop", async ({ fixture }) => {
    const { startHere } = fixture;
    const first = await startHere();
    await insertMarkerRow(first.url);
    await Promise.all([first.stop(), first.stop()]);
    const second = await startHere();
    await expectMarkerRow(second.url);
  });
});

describe.concurrent("after kill -9", () => {
  it("of the shop, has all committed data", async ({ fixture }) => {
    const { startHere, startProcess, serverPid, isGone } = fixture;
    const shop = startProcess();
    await insertMarkerRow((await shop.started).url);
    await shop.kill();
    const { url, stop } = await startHere();
    await expectMarkerRow(url);
    const pid = await serverPid();
    await stop();
    expect(await isGone(pid)).toBe(true);
  });

  it("of the shop while its server starts, gets a server", async ({ fixture }) => {
    const { cluster, startHere, startProcess } = fixture;
    const shop = startProcess();
    await vi.waitFor(() => stat(join(cluster, "postmaster.pid")), SOON);
    await shop.kill();
    const { url } = await startHere();
    expect(await firstValue(url, "select 1")).toBe(1);
  });

  it("of shop and server, recovers all committed data", async ({ fixture }) => {
    const { startHere, startProcess, endServer } = fixture;
    const shop = startProcess();
    await insertMarkerRow((await shop.started).url);
    await shop.kill();
    await endServer("SIGKILL");
    const { url } = await startHere();
    await expectMarkerRow(url);
  });

  it("recovers beside another program that now has the server's process id", async ({ fixture }) => {
    const { cluster, startHere, startProcess, endServer } = fixture;
    const shop = startProcess();
    await insertMarkerRow((await shop.started).url);
    await shop.kill();
    await endServer("SIGKILL");
    const otherProgram = spawn(process.execPath, ["-e", "process.stdin.resume()"], {
      stdio: ["pipe", "ignore", "ignore"],
    });
    try {
      const file = join(cluster, "postmaster.pid");
      const [, ...rest] = (await readFile(file, "utf8")).split("\n");
      await writeFile(file, [otherProgram.pid, ...rest].join("\n"));
      const { url } = await startHere();
      await expectMarkerRow(url);
      expect(isAlive(otherProgram.pid ?? 0)).toBe(true);
    } finally {
      otherProgram.kill("SIGKILL");
    }
  });

  it("ignores a pid file that a power cut left empty", async ({ fixture }) => {
    const { cluster, startHere } = fixture;
    await (await startHere()).stop();
    const file = join(cluster, "postmaster.pid");
    await writeFile(file, "");
    await utimes(file, new Date(0), new Date(0));
    expect(await firstValue((await startHere()).url, "select 1")).toBe(1);
  });
});

describe.concurrent("a start that cannot succeed", () => {
  it("names the reason with DATABASE_URL as an alternative", async ({ fixture }) => {
    const { cluster, startHere } = fixture;
    await (await startHere()).stop();
    await writeFile(join(cluster, "postgresql.auto.conf"), "work_mem = 'much'\n");
    await expect(startHere()).rejects.toThrow(/work_mem[^]*DATABASE_URL/);
  });

  it("does not touch a folder with other content", async ({ fixture }) => {
    const { cluster, startHere, drafts } = fixture;
    await mkdir(cluster);
    await writeFile(join(cluster, "notes.txt"), "mine");
    await expect(startHere()).rejects.toThrow(/has files, but no PostgreSQL cluster[^]*DATABASE_URL/);
    expect(await readdir(cluster)).toEqual(["notes.txt"]);
    expect(await drafts()).toEqual([]);
  });

  it("reports a lost password", async ({ fixture }) => {
    const { cluster, startHere } = fixture;
    await (await startHere()).stop();
    const password = join(cluster, "superuser.password");
    await writeFile(password, "another");
    await expect(startHere()).rejects.toThrow(/refuses the password[^]*DATABASE_URL/);
    await rm(password);
    await expect(startHere()).rejects.toThrow(/cannot be read[^]*DATABASE_URL/);
  });
});
