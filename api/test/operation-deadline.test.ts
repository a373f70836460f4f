import { afterAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/gateways/database.ts";
import { currentOperation, isOver, withDeadline } from "../src/gateways/operation-deadline.ts";
import { makeDatabase } from "./support/test-database.ts";
import { openTestShop } from "./support/test-shop.ts";

const { url, drop } = await makeDatabase();
const database = await openDatabase({ url, pool: 1 });
const { source, reads } = database;
afterAll(async () => {
  await database.close();
  await drop();
});

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
  });

describe("the deadline of an operation", () => {
  it("cancels the statement in flight, and leaves its connection to others", async () => {
    const pid = async () => (await reads.query("select pg_backend_pid() as pid")).rows[0].pid;
    const before = await source.query("select pg_backend_pid() as pid");
    await expect(withDeadline(() => source.query(sleep), 300)).rejects.toMatchObject(cancelled);
    expect(await source.query("select pg_backend_pid() as pid")).toEqual(before);
    await expect(withDeadline(() => reads.query(sleep), 300)).rejects.toMatchObject(cancelled);
    expect(await pid()).toBeGreaterThan(0);
  });

  it("lets no further statement begin", async () => {
    const query = vi.fn<() => Promise<void>>(async () => {
      await expect(reads.query(sleep)).rejects.toMatchObject(cancelled);
      await expect(reads.query("select 1")).rejects.toMatchObject(cancelled);
      await expect(source.query("select 1")).rejects.toMatchObject(cancelled);
      await expect(source.transaction(async () => undefined)).rejects.toMatchObject(cancelled);
    });
    await withDeadline(query, 300);
    expect(query).toHaveResolved();
  });

  it("rolls a change back that is not committed in time", async () => {
    await source.query("create table notes (text text)");
    const change = source.transaction.bind(source);
    await expect(
      withDeadline(
        () =>
          change(async (tx) => {
            await tx.query("insert into notes values ('late')");
            await tx.query(sleep);
          }),
        300,
      ),
    ).rejects.toMatchObject(cancelled);
    const late = withDeadline(
      () =>
        change(async (tx) => {
          await tx.query("insert into notes values ('too late to be committed')");
          await vi.waitFor(() => expect(currentOperation()).toSatisfy(isOver));
        }),
      300,
    );
    await expect(late).rejects.toMatchObject(cancelled);
    await source.query("insert into notes values ('in time')");
    expect(await source.query("select text from notes")).toEqual([{ text: "in time" }]);
  });

  it("is each operation's own, also when they wait for one connection", async () => {
    const slow = withDeadline(() => reads.query(sleep), 300).catch((error: unknown) => error);
    await untilExecuted(sleep);
    const others = [
      reads.query("select 'job' as name"),
      withDeadline(() => reads.query("select 'other' as name")),
    ];
    expect(await slow).toMatchObject(cancelled);
    const answers = await Promise.all(others);
    expect(answers.map(({ rows }) => rows[0].name)).toEqual(["job", "other"]);
  });

  it("does not hold for what belongs to no operation", async () => {
    const { rows } = await reads.query("select pg_sleep(0.6), 'done' as name");
    expect(rows[0].name).toBe("done");
  });
});

describe("an operation of the shop", async () => {
  const house = await openTestShop();
  const { id } = await house.aProduct();
  const { token } = await house.aShopper();

  it.each([
    ["GraphQL", () => house.gql("query Hot($id: ID!) { product(id: $id) { title } }", { id }, token)],
    ["REST", () => house.rest("GET", `/api/products/${id}`)],
  ])("by %s has a deadline, compiled or not", async (_door, ask) => {
    const { reads: pool } = house.shop.database;
    const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    const seen: (number | undefined)[] = [];
    const spy = vi.spyOn(pool, "query").mockImplementation((...args: unknown[]) => {
      seen.push(currentOperation()?.endsAt);
      return send(...args);
    });
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
    spy.mockRestore();
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(seen.filter((endsAt) => endsAt === undefined)).toEqual([]);
    expect(new Set(seen).size).toBeGreaterThanOrEqual(5);
  });
});
