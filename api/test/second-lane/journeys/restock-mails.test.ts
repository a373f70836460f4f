import { describe, expect, it } from "vitest";
import { shopTasks } from "../../../src/app/tasks.ts";
import { restockLinkUrl } from "../../../src/features/restock-alerts/restock-link.ts";
import type { Person } from "../../support/factories.ts";
import { restockCalls } from "../../support/restock-operations.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, shop, aProduct, aShopper } = testShop;
const { requestAlert, alertsOf, cancelAlert } = restockCalls(testShop);

/** A sold-out product, and shoppers who wait for it. */
const aWaitlist = async (count: number) => {
  const [product, ...people] = await Promise.all([
    aProduct({ stock: 0 }),
    ...Array.from({ length: count }, () => aShopper()),
  ]);
  for (const person of people) await requestAlert(person, product.id);
  return { product, people };
};

describe("a mail that is due", () => {
  const tasks = (sent: { to: string; subject: string }[]) =>
    shopTasks(shop, { send: async (mail) => void sent.push(mail), close: () => undefined });
  const claimed = async (productId: string): Promise<string> => {
    const [row] = await sql<{ id: string }>(
      "update restock_alerts set claimed_at = now() where product_id = $1 returning id",
      [productId],
    );
    return row?.id ?? "";
  };

  it("is not sent if the piece is sold out again: the shopper keeps the place in line", async () => {
    const { product, people } = await aWaitlist(1);
    const sent: { to: string; subject: string }[] = [];
    await tasks(sent)["mail-restock"]({ alertId: await claimed(product.id) });
    expect(sent).toEqual([]);
    expect(await alertsOf(people[0] as Person, product.id)).toHaveLength(1);
  });

  it("is not sent twice", async () => {
    const { product, people } = await aWaitlist(1);
    const [shopper] = people as [Person];
    const sent: { to: string; subject: string }[] = [];
    const [alert] = await alertsOf(shopper, product.id);
    const id = alert?.id ?? "";
    await sql("update stock_units set stock = 1 where product_id = $1", [product.id]);
    await mailbox.waitForJobs();
    await tasks(sent)["mail-restock"]({ alertId: id });
    expect(sent).toEqual([]);
    expect(mailbox.mailsTo(shopper.email)).toHaveLength(1);
  });

  it("is not sent after it was cancelled", async () => {
    const sent: { to: string; subject: string }[] = [];
    const other = await aWaitlist(1);
    const cancelledId = await claimed(other.product.id);
    await cancelAlert(other.people[0] as Person, cancelledId);
    await tasks(sent)["mail-restock"]({ alertId: cancelledId });
    expect(sent).toEqual([]);
  });

  it("says nothing of the number of pieces: a restock of many is mailed in the same words", async () => {
    const { product, people } = await aWaitlist(1);
    const [shopper] = people as [Person];
    await sql("update stock_units set stock = 500 where product_id = $1", [product.id]);
    await mailbox.waitForJobs();
    const [mail] = mailbox.mailsTo(shopper.email);
    expect(mail?.text).toContain("We cannot hold one for you.");
    expect(mail?.text).not.toContain("few");
  });

  const anArchived = async () => {
    const { product, people } = await aWaitlist(1);
    await sql("update products set archived_at = now() where id = $1", [product.id]);
    return { product, shopper: people[0] as Person };
  };

  it("is sent an hour after its product is archived", async () => {
    const { product } = await anArchived();
    const [job] = await sql<{ minutes: number }>(
      `select extract(epoch from run_at - now()) / 60 as minutes from graphile_worker.jobs where key like 'restock %'
       and key = (select 'restock ' || id from restock_alerts where product_id = $1)`,
      [product.id],
    );
    expect(Number(job?.minutes)).toBeGreaterThan(50);
  });

  it("says once that an archived product is no longer sold", async () => {
    const { product, shopper } = await anArchived();
    const [row] = await sql<{ id: string }>("select id from restock_alerts where product_id = $1", [
      product.id,
    ]);
    const sent: { to: string; subject: string }[] = [];
    await tasks(sent)["mail-restock"]({ alertId: row?.id ?? "" });
    await tasks(sent)["mail-restock"]({ alertId: row?.id ?? "" });
    expect(sent).toMatchObject([{ to: shopper.email, subject: `No longer sold: ${product.title}` }]);
  });
});

describe("the link of the mail", () => {
  const LIST = "query($token: String!) { awaitedPiecesByLink(token: $token) { title size } }";
  const STOP = "mutation($token: String!) { cancelRestockAlertsByLink(token: $token) { cancelledCount } }";
  const tokenOf = (userId: string, now = new Date()): string =>
    new URL(restockLinkUrl(shop, userId, now)).searchParams.get("token") ?? "";

  it("shows and ends the requests of its account alone, without a login", async () => {
    const { product, people } = await aWaitlist(2);
    const [shopper, other] = people as [Person, Person];
    const token = tokenOf(shopper.id);
    const { data } = await gql<{ awaitedPiecesByLink: unknown }>(LIST, { token });
    expect(data.awaitedPiecesByLink).toEqual([{ title: product.title, size: null }]);
    expect((await gql(STOP, { token })).data).toEqual({ cancelRestockAlertsByLink: { cancelledCount: 1 } });
    expect((await gql(STOP, { token })).data).toEqual({ cancelRestockAlertsByLink: { cancelledCount: 0 } });
    expect(await alertsOf(other, product.id)).toHaveLength(1);
  });

  it("is refused if it is forged or older than a year", async () => {
    const shopper = await aShopper();
    const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
    for (const token of ["", "x", `${tokenOf(shopper.id)}x`, tokenOf(shopper.id, longAgo)])
      expect(await gql(STOP, { token })).toMatchObject({ code: "RESTOCK_LINK_INVALID" });
  });
});
