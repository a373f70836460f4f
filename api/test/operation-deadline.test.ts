import { tables } from "../src/app/tables.ts";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/platform/database/database.ts";
import { databaseWithDeadline } from "../src/platform/database/operation-database.ts";
import { isExpired, startOperation } from "../src/platform/database/operation-deadline.ts";
import { makeDatabase } from "./support/test-database.ts";
import { openTestShop } from "./support/test-shop.ts";

const { url, drop } = await makeDatabase();
const database = await openDatabase({ tables, url, pool: 1 });
const { source, primary } = database;
afterAll(async () => {
  await database.close();
  await drop();
});

const SOON = { timeout: 15_000, interval: 10 };

const cancelled = { code: "57014" };
const sleep = "select pg_sleep(4), 'slow' as name";

/** Fulfilled when PostgreSQL executes a statement with this text. */
const untilExecuted = (text: string): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await database.writes.query(
      "select 1 from pg_stat_activity where state = 'active' and query like $1 and pid <> pg_backend_pid()",
      [`${text}%`],
    );
    expect(rows).toHaveLength(1);
  }, SOON);

/** The database for an operation with a deadline in `milliseconds`. */
const within = (milliseconds?: number) => {
  const operation = startOperation(milliseconds);
  const bound = databaseWithDeadline(database, operation);
  return { operation, primary: bound.primary, source: bound.source };
};

describe("the deadline of an operation", () => {
  it("cancels the statement in flight, and leaves its connection to others", async () => {
    const before = await source.query("select pg_backend_pid() as pid");
    await expect(within(300).source.query(sleep)).rejects.toMatchObject(cancelled);
    await expect(within(300).source.manager.query(sleep)).rejects.toMatchObject(cancelled);
    expect(await source.query("select pg_backend_pid() as pid")).toEqual(before);
    await expect(within(300).primary.query(sleep)).rejects.toMatchObject(cancelled);
    expect((await primary.query("select 'next' as name")).rows).toEqual([{ name: "next" }]);
  });

  it("lets no further statement begin", async () => {
    const late = within(0);
    await expect(late.primary.query("select 1")).rejects.toMatchObject(cancelled);
    await expect(late.source.query("select 1")).rejects.toMatchObject(cancelled);
    await expect(late.source.manager.find("User")).rejects.toMatchObject(cancelled);
    await expect(late.source.transaction(async () => undefined)).rejects.toMatchObject(cancelled);
  });

  it("rolls a change back that is not committed in time", async () => {
    await source.query("create table notes (text text)");
    const slow = within(300).source.transaction(async (tx) => {
      await tx.query("insert into notes values ('late')");
      await tx.query(sleep);
    });
    await expect(slow).rejects.toMatchObject(cancelled);
    const late = within(300);
    const change = late.source.transaction(async (tx) => {
      await tx.query("insert into notes values ('too late to be committed')");
      await vi.waitFor(() => expect(late.operation).toSatisfy(isExpired), SOON);
    });
    await expect(change).rejects.toMatchObject(cancelled);
    await source.query("insert into notes values ('in time')");
    expect(await source.query("select text from notes")).toEqual([{ text: "in time" }]);
  });

  it("is each operation's own, also when they wait for one connection", async () => {
    // Long enough for "untilExecuted" on a busy machine, and shorter than the statement.
    const slow = within(2000)
      .primary.query(sleep)
      .catch((error: unknown) => error);
    await untilExecuted(sleep);
    const others = [
      primary.query("select 'job' as name"),
      within().primary.query("select $1 as name", ["other"]),
      within().primary.query({ name: "prepared", text: "select $1 as name", values: ["prepared"] }),
    ];
    expect(await slow).toMatchObject(cancelled);
    const answers = await Promise.all(others);
    expect(answers.map(({ rows }) => rows[0].name)).toEqual(["job", "other", "prepared"]);
  });

  it("does not hold for what belongs to no operation", async () => {
    const { rows } = await primary.query("select pg_sleep(0.6), 'done' as name");
    expect(rows[0].name).toBe("done");
  });
});

describe("an operation of the shop", async () => {
  const testShop = await openTestShop();
  const { id } = await testShop.aProduct();
  const { token } = await testShop.aShopper();

  const { primary: pool, source: entities } = testShop.shop.database;
  const sendToPool = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const createRunner = entities.createQueryRunner.bind(entities);
  const passTime = () => vi.advanceTimersByTime(9000);

  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ["GraphQL", () => testShop.gql("query Hot($id: ID!) { product(id: $id) { title } }", { id })],
    ["REST", () => testShop.rest("GET", `/api/products/${id}`)],
  ])("by %s is refused when its time is over, compiled or not", async (_door, ask) => {
    for (let time = 0; time < 5; time += 1) {
      expect((await ask()).status).toBe(200);
      vi.spyOn(pool, "query").mockImplementationOnce((...args: unknown[]) => {
        passTime();
        return sendToPool(...args);
      });
      expect((await ask()).status).toBe(503);
    }
  });

  it("by TypeORM is refused when its time is over", async () => {
    expect((await testShop.gql("{ me { name } }", {}, token)).status).toBe(200);
    vi.spyOn(entities, "createQueryRunner").mockImplementationOnce((mode) => {
      passTime();
      return createRunner(mode);
    });
    expect(await testShop.gql("{ me { name } }", {}, token)).toMatchObject({
      status: 503,
      code: "NOT_READY",
    });
  });
});
