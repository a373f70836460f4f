import { describe, expect, it } from "vitest";
import { inTransaction } from "../src/gateways/database.ts";
import { addJob } from "../src/gateways/jobs.ts";
import { releaseDeadJobs } from "../src/gateways/worker.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop, sql } = await openTestShop();

const mail = { to: "asha@example.com", name: "Asha" };

const held = async (): Promise<(string | null)[]> => {
  const rows = await sql<{ by: string | null }>(
    "select locked_by as by from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ by }) => by);
};

describe("a job", () => {
  it("comes to be with the transaction that makes it due, or not at all", async () => {
    const failing = inTransaction(shop.database, async (tx) => {
      await addJob(tx, "mail-password-changed", mail);
      throw new Error("changed her mind");
    });
    await expect(failing).rejects.toThrow("changed her mind");
    expect(await held()).toEqual([]);
    await inTransaction(shop.database, (tx) => addJob(tx, "mail-password-changed", mail));
    expect(await held()).toEqual([null]);
    await sql("delete from graphile_worker._private_jobs");
  });

  it("is given back when its worker died over it, and left to a worker that is at it", async () => {
    for (const [worker, age] of [
      ["dead", "3 minutes"],
      ["busy", "1 minute"],
    ]) {
      await inTransaction(shop.database, (tx) => addJob(tx, "mail-password-changed", mail));
      await sql(
        `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval
         where locked_by is null`,
        [worker, age],
      );
    }
    await releaseDeadJobs(shop.database.writes);
    expect(await held()).toEqual([null, "busy"]);
    await releaseDeadJobs(shop.database.writes);
    expect(await held()).toEqual([null, "busy"]);
  });
});
