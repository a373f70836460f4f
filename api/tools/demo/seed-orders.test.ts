import { beforeAll, describe, expect, it } from "vitest";
import { totalsOf, type TaxableLine } from "../../src/features/checkout/totals.rules.ts";
import { requestInvoice } from "../../src/features/invoices/request-invoice.command.ts";
import { SHOPPER } from "../../src/platform/viewer.ts";
import { shopRules } from "../../src/features/shop/shop.rules.ts";
import { CHANGE_STATUS, ORDER, type OrderFields } from "../../test/support/operations.ts";
import { openTestShop } from "../../test/support/test-shop.ts";
import { addManyOrders, NoProducts } from "./seed-orders.ts";

const { shop, sql, gql, anAdmin, anOrder, aProduct, stockOf } = await openTestShop();
const COUNT = 300;

const seedOrders = async (count: number, seed: string): Promise<string[]> => {
  const lines: string[] = [];
  await addManyOrders(shop, { count, seed, log: (line) => lines.push(line) });
  return lines;
};

const seededIds = async (condition: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>(
    `select o.id from orders o where o.draft_hash = 'seed' and ${condition} order by o.created_at desc`,
  );
  return rows.map(({ id }) => id);
};

const first = (ids: string[]): string => ids[0] ?? expect.unreachable("no such order");

it("orders need products", async () => {
  await expect(seedOrders(1, "none")).rejects.toThrow(NoProducts);
  expect(await sql("select 1 from users where email like '%.none-%'")).toEqual([]);
});

describe("seeded orders", () => {
  const products: string[] = [];

  beforeAll(async () => {
    await anAdmin("Asha Admin");
    const made = await Promise.all([
      aProduct({ price: 350, stock: 2 }),
      aProduct({ price: 2990, stock: 0, category: "party" }),
      aProduct({ price: 900, category: "accessories", sizes: [], colors: [] }),
      aProduct({ price: 1200, sizes: ["S", "M"], colors: ["Madder"], stockOfEach: 1 }),
      aProduct({ price: 800, archived: true }),
    ]);
    products.push(...made.map(({ id }) => id));
    const lines = await seedOrders(COUNT, "first");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^300 of 300 orders, [\d.]+ s$/);
  });

  it("are all there", async () => {
    expect(await seededIds("true")).toHaveLength(COUNT);
  });

  it("have no archived product", async () => {
    const sold = await sql<{ id: string }>("select distinct product_id as id from order_lines");
    expect(sold.map(({ id }) => id).sort()).toEqual(products.slice(0, 4).sort());
  });

  it("change no stock", async () => {
    expect(await Promise.all(products.slice(0, 2).map(stockOf))).toEqual([2, 0]);
  });

  it("have the totals and taxes that the shop computes from their lines", async () => {
    const rows = await sql<Record<string, string> & { at: Date; lines: TaxableLine[] }>(
      `select o.created_at as at, o.total_amount as subtotal, o.shipping_cost as "shippingCost", o.discount, o.tax,
         o.final_amount as total, (select json_agg(json_build_object('price', l.price, 'quantity', l.quantity,
           'hsn', l.hsn, 'discount', l.discount, 'taxRate', l.tax_rate, 'tax', l.tax) order by l.position)
           from order_lines l where l.order_id = o.id) as lines
       from orders o`,
    );
    expect(rows).toHaveLength(COUNT);
    for (const { at, lines, ...amounts } of rows) {
      const stored = Object.fromEntries(
        Object.entries(amounts).map(([name, value]) => [name, Number(value)]),
      );
      expect({ ...stored, lines, promotions: [] }).toEqual(
        totalsOf(lines, shopRules, { at, promotions: [] }),
      );
    }
  });

  it("have a history that ends in their status, by the shopper, the shop and the admin", async () => {
    const contradictions = await sql(
      `select o.id from orders o where o.order_status is distinct from (select s.to_status from order_status_changes s
           where s.order_id = o.id order by s.id desc limit 1)
         or o.holds_stock = (o.order_status in ('cancelled', 'returned'))
         or exists (select from order_status_changes s where s.order_id = o.id and s.from_status is distinct from
           (select b.to_status from order_status_changes b where b.order_id = o.id and b.id < s.id
             order by b.id desc limit 1))`,
    );
    expect(contradictions).toEqual([]);
    const admin = await anAdmin();
    const id = first(await seededIds("o.order_status = 'delivered' and o.payment_method = 'online'"));
    const { data } = await gql<{ order: OrderFields }>(ORDER, { id }, admin.token);
    expect(data.order.statusHistory.map(({ toStatus, changedBy }) => [toStatus, changedBy])).toEqual([
      ["PENDING", "SHOPPER"],
      ["CONFIRMED", "SHOP"],
      ["PROCESSING", "ADMIN"],
      ["SHIPPED", "ADMIN"],
      ["DELIVERED", "ADMIN"],
    ]);
  });

  it("have a payment in the ledger exactly if they were paid online, refunded if they have ended", async () => {
    const contradictions = await sql(
      `select o.id, o.order_status, o.payment_status, p.status from orders o
         left join payment_intents i on i.order_id = o.id left join payments p on p.intent_id = i.id
         left join refunds r on r.payment_id = p.id
       where case when o.payment_method = 'online' and o.payment_status in ('completed', 'refunded')
         then (o.payment_transaction_id = p.gateway_payment_id and p.amount = o.final_amount and i.amount = p.amount
           and i.user_id = o.user_id and i.next_ask_at is null
           and (o.payment_status = 'refunded') = (p.status = 'refunded' and r.amount = p.amount
             and r.refunded_at is not null)) is not true
         else i.id is not null or o.payment_transaction_id is not null end`,
    );
    expect(contradictions).toEqual([]);
    expect((await seededIds("o.payment_status = 'refunded'")).length).toBeGreaterThan(0);
  });

  it("leave no work for the jobs", async () => {
    expect(await seededIds("o.order_status = 'pending' or o.payable_until is not null")).toEqual([]);
    expect(await sql("select 1 from graphile_worker.jobs")).toEqual([]);
  });

  it("can get an invoice", async () => {
    const orderId = first(await seededIds("o.order_status = 'delivered'"));
    const [owner] = await sql<{ userId: string }>(`select user_id as "userId" from orders where id = $1`, [
      orderId,
    ]);
    const viewer = {
      userId: owner?.userId ?? "",
      role: SHOPPER,
      sessionId: "",
      name: "",
      email: "",
    } as const;
    const { invoiceNumber } = await requestInvoice(shop, viewer, orderId);
    expect(invoiceNumber).toMatch(/^SJ\/\d\d-\d\d\/\d{6}$/);
  });

  it("change their status: a cancelled one gives its pieces back once", async () => {
    const admin = await anAdmin();
    const change = async (orderId: string, status: string) =>
      (await gql<{ updateOrderStatus: OrderFields }>(CHANGE_STATUS, { orderId, status }, admin.token)).data
        .updateOrderStatus.orderStatus;
    const orderId = first(await seededIds("o.order_status = 'delivered' and o.payment_method = 'cod'"));
    const [line] = await sql<{ productId: string; pieces: number }>(
      `select product_id as "productId", sum(quantity)::int as pieces from order_lines where order_id = $1
       group by product_id limit 1`,
      [orderId],
    );
    const before = await stockOf(line?.productId ?? "");
    expect(await change(orderId, "CANCELLED")).toBe("CANCELLED");
    expect(await change(orderId, "RETURNED")).toBe("RETURNED");
    expect(await stockOf(line?.productId ?? "")).toBe(before + (line?.pieces ?? 0));
  });

  it("take their numbers from the shop's sequence, so that later orders have others", async () => {
    const real = await anOrder();
    await seedOrders(20, "second");
    const next = await anOrder();
    const numberOf = (text: string) => Number(text.replace(/^SJ/, ""));
    expect(numberOf(real.orderNumber)).toBe(100_000 + COUNT + 1);
    expect(numberOf(next.orderNumber)).toBe(100_000 + COUNT + 22);
  });
});
