import { expect, it } from "vitest";
import { shopTasks } from "../src/app/tasks.ts";
import { removeOrdered } from "../src/features/cart/cart.store.ts";
import { inTransaction } from "../src/platform/database/database.ts";
import { declaredName } from "../src/platform/database/prepared-statements.ts";
import { mailer } from "../src/platform/mail/mailer.ts";
import { anAddress } from "./support/factories.ts";
import { sentStatements, type SentStatement } from "./support/statements.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop, gql, sql, aProduct, aShopper } = await openTestShop();

const PLACE_ORDER = `mutation($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id orderNumber orderStatus finalAmount lines { title quantity } } }
}`;

/** Statements that are parsed and planned each time. */
const unprepared = (statements: readonly SentStatement[]): string[] =>
  statements
    .filter(({ name, text }) => !name && !declaredName(text))
    .map(({ text }) => text)
    .filter((text) => !/^(START TRANSACTION|COMMIT)$/.test(text));

it("an order and its mail with the invoice take few statements, all of them prepared", async () => {
  const shopper = await aShopper();
  const products = [await aProduct({ price: 1200, stock: 9 }), await aProduct({ price: 1200, stock: 9 })];
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const address = { ...anAddress(), email: shopper.email };
  const order = { lines, shippingAddress: address, paymentMethod: "COD", expectedTotal: 2400 };
  const place = async (idempotencyKey: string) => {
    const answer = await gql<{ placeOrder: { order: { id: string } } }>(
      PLACE_ORDER,
      { input: { ...order, idempotencyKey } },
      shopper.token,
    );
    expect(answer.errors).toEqual([]);
    return answer.data.placeOrder.order.id;
  };
  await place("order-statements-0");

  let orderId = "";
  const placing = await sentStatements(async () => void (orderId = await place("order-statements-1")));
  expect(unprepared(placing)).toEqual([]);
  expect(placing.length).toBeLessThanOrEqual(16);

  const mails = mailer(shop.settings);
  const mailing = await sentStatements(() => shopTasks(shop, mails)["mail-order-confirmation"]({ orderId }));
  mails.close();
  expect(unprepared(mailing)).toEqual([]);
  expect(mailing.length).toBeLessThanOrEqual(8);
  const [row] = await sql<{ mails: number; invoices: number; isMarked: boolean; moved: number }>(
    `select (select count(*)::int from order_mails where order_id = $1) as mails,
       (select count(*)::int from invoices where order_id = $1) as invoices,
       (select confirmation_mailed_at is not null from orders where id = $1) as "isMarked",
       (select count(*)::int from stock_movements where order_id = $1 and reason = 'sold') as moved`,
    [orderId],
  );
  expect(row).toEqual({ mails: 1, invoices: 1, isMarked: true, moved: 2 });
});

it("a piece that is added to the cart while another one is ordered stays, with a new line id", async () => {
  const shopper = await aShopper();
  const { id: productId } = await aProduct({ stock: 9 });
  const [line] = await sql<{ id: string }>(
    "insert into cart_lines (user_id, product_id, quantity, price_when_added) values ($1, $2, 1, 100) returning id",
    [shopper.id, productId],
  );
  const isWaiting = async () =>
    (await sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'with mine%'"))
      .length > 0;
  let removing: Promise<void> | undefined;
  await inTransaction(shop.database, async (tx) => {
    await tx.query("update cart_lines set quantity = 2 where user_id = $1", [shopper.id]);
    const ordered = [{ productId, size: null, color: null, quantity: 1 }];
    removing = inTransaction(shop.database, (other) => removeOrdered(other, shopper.id, ordered));
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  });
  await removing;
  const rows = await sql<{ id: string; quantity: number }>(
    "select id, quantity from cart_lines where user_id = $1",
    [shopper.id],
  );
  expect(rows).toEqual([{ id: expect.any(String) as string, quantity: 1 }]);
  expect(rows[0]?.id).not.toBe(line?.id);
});

it("the functions that an order calls keep their plans", async () => {
  const rows = await sql<{ name: string; settings: string[] | null }>(
    `select proname as name, proconfig as settings from pg_proc where proname in ('refresh_order_words', 'add_jobs')
     order by proname`,
  );
  const settings = ["enable_seqscan=off", "plan_cache_mode=force_generic_plan"];
  expect(rows.map((row) => ({ ...row, settings: row.settings?.toSorted() }))).toEqual([
    { name: "add_jobs", settings },
    { name: "refresh_order_words", settings },
  ]);
});

it("the statements of an order fire no triggers but those of the stock", async () => {
  const inserts = "{orders,order_lines,order_status_changes,order_words,stock_movements,payment_intents}";
  const rows = await sql<{ name: string }>(
    `select tgname as name from pg_trigger where not tgisinternal
       and ((tgrelid = any($1::regclass[]) and tgtype & 4 <> 0) or (tgrelid = 'stock_units'::regclass and tgtype & 16 <> 0))
       and tgname <> 'stock_units_restocked' order by 1`,
    [inserts],
  );
  expect(rows.map(({ name }) => name)).toEqual(["low_stock_changed", "stock_units_moved"]);
});
