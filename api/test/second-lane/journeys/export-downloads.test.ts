import { once } from "node:events";
import { get } from "node:http";
import { describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { exportCalls } from "../../support/export-calls.ts";
import { waitForLocks } from "../../support/locks.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anOrder, aMember } = testShop;
const admin = await testShop.anAdmin("Ravi");
const { start, download } = exportCalls(testShop, admin);

describe("the link of an export", () => {
  it("is audited with its days and whether it has contacts", async () => {
    const { data } = await start("exportOrders", {
      from: "2026-04-01",
      to: "2026-04-30",
      hasContacts: false,
    });
    expect(data["exportOrders"]?.url).toMatch(/^\/exports\?token=/);
    const [entry] = await sql(
      "select user_id, action, subject, label, changes from audit_entries where subject = 'export' order by id desc limit 1",
    );
    expect(entry).toEqual({
      user_id: admin.id,
      action: "exportOrders",
      subject: "export",
      label: "orders-2026-04-01-to-2026-04-30.csv",
      changes: {
        from: { before: null, after: "2026-04-01" },
        to: { before: null, after: "2026-04-30" },
        hasContacts: { before: null, after: false },
      },
    });
  });

  it("is refused if it is forged, for other contents, or its owner may no longer have the file", async () => {
    const accounts = await aMember(StaffRole.ACCOUNTS);
    const { data } = await start("exportOrders", { hasContacts: false }, accounts);
    const url = data["exportOrders"]?.url ?? "";
    expect((await download(url)).statusCode).toBe(200);
    for (const forged of [url.replace("orders~", "customers~"), "/exports?token=x", "/exports"])
      expect((await download(forged)).statusCode).toBe(404);
    await sql("update staff_members set staff_role = 'packer' where user_id = $1", [accounts.id]);
    expect((await download(url)).statusCode).toBe(404);
  });

  it("says before the download whether the file is sent", async () => {
    const head = async (path: string) =>
      (await testShop.server.app.inject({ method: "HEAD", url: path })).statusCode;
    const url = (await start("exportSales")).data["exportSales"]?.url ?? "";
    expect([await head(url), await head("/exports?token=x")]).toEqual([200, 404]);
    // Two files that wait for this lock before their first row have all connections.
    const locking = await testShop.shop.database.primary.connect();
    try {
      await locking.query("begin");
      await locking.query("lock table order_credit_lines in access exclusive mode");
      const requests = [get(`${testShop.url}${url}`), get(`${testShop.url}${url}`)];
      await Promise.all(requests.map((request) => once(request, "response")));
      expect(await head(url)).toBe(503);
      const ends = requests.map((request) => once(request, "close"));
      for (const request of requests) request.destroy();
      await Promise.all(ends);
    } finally {
      locking.release(true);
    }
    await expect.poll(() => head(url)).toBe(200);
  });

  it("needs both days, in their order", async () => {
    expect(await start("exportSales", { from: "2026-04-02", to: "2026-04-01" })).toMatchObject({
      code: "BAD_INPUT",
    });
    const withoutDays = await gql("mutation { exportSales(input: {}) { url } }", {}, admin.token);
    expect(withoutDays.status).toBe(400);
  });
});

describe("a third download at a time", () => {
  it("is refused in words until one of the others is finished", async () => {
    const { data } = await start("exportSales");
    const url = data["exportSales"]?.url ?? "";
    const locking = await testShop.shop.database.primary.connect();
    const others: ReturnType<typeof download>[] = [];
    try {
      await locking.query("begin");
      await locking.query("lock table order_credit_lines in access exclusive mode");
      others.push(download(url), download(url));
      await waitForLocks(testShop, 2);
      const third = await testShop.server.app.inject({ url, headers: { accept: "text/html" } });
      expect(third.statusCode).toBe(503);
      expect(third.body).toContain("Two files are being exported.");
    } finally {
      locking.release(true);
    }
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await download(url)).statusCode).toBe(200);
  });
});

describe("a download that is cut", () => {
  const copies = () =>
    sql<{ state: string }>(
      "select state from pg_stat_activity where datname = current_database() and state = 'active' and query like 'copy (%'",
    );

  it("ends its statement, while it sends rows and while it computes", async () => {
    const order = await anOrder();
    // 24 MB: more than the sockets hold. In batches, since a statement has a time limit.
    for (const first of [1, 101, 201, 301, 401, 501])
      await sql(
        `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'order_number', 'CUT-' || n,
           'idempotency_key', 'cut-' || n, 'ship_address', repeat('x', 40000)))).*
         from orders o, generate_series($2::int, $2::int + 99) n where o.id = $1`,
        [order.id, first],
      );
    for (const name of ["exportOrders", "exportSales"]) {
      const { data } = await start(name);
      // The query of sales waits for this lock before its first row.
      const locking = await testShop.shop.database.primary.connect();
      try {
        await locking.query("begin");
        if (name === "exportSales")
          await locking.query("lock table order_credit_lines in access exclusive mode");
        const request = get(`${testShop.url}${data[name]?.url}`);
        const [response] = (await once(request, "response")) as [{ resume: () => void }];
        await expect.poll(copies).toHaveLength(1);
        expect(response).toBeDefined();
        request.destroy();
        await expect.poll(copies, { timeout: 5000 }).toHaveLength(0);
      } finally {
        locking.release(true);
      }
    }
    expect(testShop.complaints()).toEqual([]);
  });
});
