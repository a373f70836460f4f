import { expect, it, vi } from "vitest";
import { ORDER } from "../../support/operations.ts";
import { warnOfPrefix } from "../../../src/app/warn-of-prefix.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { itInOneDay } from "../../support/within-one-day.ts";

const { shop, anOrder, aShopper, anAdmin, gql, sql } = await openTestShop({ NUMBER_PREFIX: "MRA" });

const issueInvoice = (id: string, token: string) =>
  gql("mutation($id: ID!) { requestInvoice(orderId: $id) { __typename } }", { id }, token);

it("the letters of the setting stand before the numbers of orders and invoices", async () => {
  const [shopper, admin] = [await aShopper(), await anAdmin()];
  const { id } = await anOrder({ shopper, paymentMethod: "COD" });
  const { data } = await gql<{ order: { orderNumber: string } }>(ORDER, { id }, shopper.token);
  expect(data.order.orderNumber).toMatch(/^MRA1\d{5}$/);
  expect((await issueInvoice(id, shopper.token)).errors).toEqual([]);
  expect(await sql("select number from invoices where order_id = $1", [id])).toEqual([
    { number: expect.stringMatching(/^MRA\/\d\d-\d\d\/000001$/) },
  ]);
  const found = await gql<{ orders: { nodes: { id: string }[] } }>(
    "query($number: String!) { orders(filter: { text: $number }) { nodes { id } } }",
    { number: data.order.orderNumber.toLowerCase() },
    admin.token,
  );
  expect(found.data.orders.nodes).toEqual([{ id }]);
});

itInOneDay("a start warns of letters that the invoices of this financial year do not have", async () => {
  const shopper = await aShopper();
  const { id } = await anOrder({ shopper, paymentMethod: "COD" });
  expect((await issueInvoice(id, shopper.token)).errors).toEqual([]);
  const warningsOf = async (numberPrefix: string) => {
    const warn = vi.fn<(message: string) => void>();
    await warnOfPrefix({ database: shop.database, settings: { numberPrefix }, log: { warn } });
    return warn.mock.calls.map(([message]) => message);
  };
  expect(await warningsOf("MRA")).toEqual([]);
  expect(await warningsOf("KES")).toEqual([
    expect.stringMatching(
      /^NUMBER_PREFIX is KES, and invoices of this financial year begin with MRA\/\d\d-\d\d\/\./,
    ),
  ]);
});
