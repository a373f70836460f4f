import { describe, expect, it, vi } from "vitest";
import { openWorker } from "../../src/app/open-worker.ts";
import { readSettings } from "../../src/app/settings.ts";
import { warnOfWaitingJobs } from "../../src/app/warn-of-waiting-jobs.ts";
import { repeatJob, type Tasks } from "../../src/platform/jobs/jobs.ts";
import { openJobQueue } from "../support/job-queue.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const SOON = { timeout: 30_000, interval: 50 };

const testShop = await openTestShop();
const { database } = testShop.shop;
const { direct, add, jobsLeft, startWork } = openJobQueue(testShop);

const mail = (to: string) => ({ to, name: "Asha" });

describe("a worker of some groups", () => {
  it("runs only the jobs of its groups", async () => {
    const done: string[] = [];
    const tasks: Partial<Tasks> = {
      "mail-password-changed": async ({ to }) => void done.push(to),
      "confirm-payment": async ({ intentId }) => void done.push(intentId),
      "tidy-jobs": async () => void done.push("tidied"),
    };
    await add("mail-password-changed", mail("letter"));
    await add("tidy-jobs", {});
    await add("confirm-payment", { intentId: "payment" }, "ask payment");
    await startWork(tasks, { groups: new Set(["money", "others"]) });
    await vi.waitFor(() => expect([...done].sort()).toEqual(["payment", "tidied"]), SOON);
    await vi.waitFor(async () => expect(await jobsLeft()).toBe(1), SOON);
    await startWork(tasks, { groups: new Set(["mails"]) });
    await vi.waitFor(() => expect(done).toContain("letter"), SOON);
  });

  it("returns a job that does not end to the queue when it stops", async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let hasBegun = false;
    const worker = await startWork({
      "mail-password-changed": async () => {
        hasBegun = true;
        await ended;
      },
    });
    await add("mail-password-changed", mail("slow"));
    await vi.waitFor(() => expect(hasBegun).toBe(true), SOON);
    await worker.stop();
    const { rows } = await direct.query(
      "select locked_at, attempts < max_attempts as again from graphile_worker.jobs",
    );
    expect(rows).toEqual([{ locked_at: null, again: true }]);
    end();
  });
});

describe("a shop that runs no jobs", () => {
  it("warns once of a group whose jobs wait for minutes", async () => {
    await add("tidy-jobs", {});
    await add("mail-password-changed", mail("waits"));
    await direct.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '5 minutes'
       where id = (select max(id) from graphile_worker._private_jobs)`,
    );
    const checked = vi.spyOn(database.writes, "query");
    const stop = warnOfWaitingJobs(testShop.shop, { checkSeconds: 0.05, waitSeconds: 180 });
    await vi.waitFor(() => expect(checked.mock.calls.length).toBeGreaterThan(3), SOON);
    stop();
    checked.mockRestore();
    const warnings = testShop.complaints().filter((line) => line.includes("npm run worker"));
    expect(warnings).toEqual([expect.stringContaining("jobs of the group mails")]);
  });

  it("adds the repeated jobs, which keep their time until a worker runs them", async () => {
    await repeatJob(database.writes, "sweep-payments");
    await direct.query("update graphile_worker._private_jobs set run_at = now() - interval '1 hour'");
    await repeatJob(database.writes, "sweep-payments");
    const { rows } = await direct.query(
      "select count(*)::int as jobs, min(run_at) < now() - interval '59 minutes' as waits from graphile_worker.jobs",
    );
    expect(rows).toEqual([{ jobs: 1, waits: true }]);
  });
});

describe("a worker in a process of its own", () => {
  it("serves health checks and runs jobs until it is closed", async () => {
    const settings = readSettings({
      NODE_ENV: "test",
      DEMO: "0",
      LOG_LEVEL: "silent",
      DATA_DIR: testShop.shop.settings.dataDir,
      DATABASE_URL: database.directUrl,
    });
    await add("tidy-jobs", {});
    const worker = await openWorker(settings, { groups: new Set(["others"]), healthPort: 0 });
    const ready = await fetch(`${worker.address}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ status: "ready" })]);
    expect((await fetch(`${worker.address}/health/live`)).status).toBe(200);
    await vi.waitFor(async () => {
      const { rowCount } = await direct.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'tidy-jobs'",
      );
      expect(rowCount).toBe(0);
    }, SOON);
    await worker.close();
    await expect(fetch(`${worker.address}/health/live`)).rejects.toThrow("fetch failed");
  });
});
