import { describe, expect, it } from "vitest";
import { CHANGE_ORDER_LINE } from "../../support/admin-order-operations.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { variantCodesOf } from "../../support/variant-codes.ts";

const testShop = await openTestShop();
const { gql, sql, aShopper, anOrder } = testShop;
const admin = await testShop.anAdmin();
const { aKurta, changeCodes } = variantCodesOf(testShop, admin);

const BY_CODE = `query Find($code: String!) { variantByCode(code: $code) { productId title size color sku barcode } }`;

describe("an order", () => {
  const linesOf = async (id: string) => {
    const { data } = await gql<{ order: { lines: { id: string; sku: string | null }[] } }>(
      "query Order($id: ID!) { order(id: $id) { lines { id sku } } }",
      { id },
      admin.token,
    );
    return data.order.lines;
  };

  const ordersWith = async (text: string): Promise<string[]> => {
    const { data } = await gql<{ orders: { nodes: { id: string }[] } }>(
      "query Find($text: String) { orders(filter: { text: $text }) { nodes { id } } }",
      { text },
      admin.token,
    );
    return data.orders.nodes.map(({ id }) => id);
  };

  const aSale = async () => {
    const kurta = await aKurta();
    const order = await anOrder({
      shopper: await aShopper(),
      lines: [{ productId: kurta.id, size: "M", color: "Rust", quantity: 1 }],
    });
    return { kurta, order };
  };

  /** A sale, other codes of its piece, and a later sale. */
  const aRenamedSale = async () => {
    const { kurta, order } = await aSale();
    await aSale();
    const { sku } = kurta.medium;
    await changeCodes(kurta.id, [{ of: kurta.medium, sku: `NEW-${sku}`, barcode: `8-${sku}` }]);
    const later = await anOrder({
      shopper: await aShopper(),
      lines: [{ productId: kurta.id, size: "M", color: "Rust", quantity: 1 }],
    });
    return { kurta, sku, order, later };
  };

  it("keeps the SKU that it was placed with", async () => {
    const { sku, order, later } = await aRenamedSale();
    expect(await linesOf(order.id)).toMatchObject([{ sku }]);
    expect(await linesOf(later.id)).toMatchObject([{ sku: `NEW-${sku}` }]);
  });

  it("is found by the codes that its piece had", async () => {
    const { kurta, sku, order, later } = await aRenamedSale();
    expect(await ordersWith(sku.toLowerCase())).toEqual([order.id]);
    expect(await ordersWith(`8-${sku}`)).toEqual([later.id]);
    expect(await ordersWith(kurta.large.sku)).toEqual([]);
  });

  it("of an earlier version keeps the SKU of its piece when that changes", async () => {
    const { kurta, order } = await aSale();
    await sql("update order_lines set sku = null where order_id = $1", [order.id]);
    expect(await linesOf(order.id)).toMatchObject([{ sku: kurta.medium.sku }]);
    expect(await ordersWith(kurta.medium.sku)).toEqual([order.id]);
    await changeCodes(kurta.id, [{ of: kurta.medium, sku: `LATER-${kurta.medium.sku}` }]);
    expect(await linesOf(order.id)).toMatchObject([{ sku: kurta.medium.sku }]);
  });

  it("has the SKU of the size that an admin changes a line to", async () => {
    const { kurta, order } = await aSale();
    const [line] = await linesOf(order.id);
    const { errors } = await gql(
      CHANGE_ORDER_LINE,
      {
        orderId: order.id,
        lineId: line?.id,
        variant: { size: "L", color: "Rust" },
        seen: { size: "M", color: "Rust" },
      },
      admin.token,
    );
    expect(errors).toEqual([]);
    expect(await linesOf(order.id)).toMatchObject([{ sku: kurta.large.sku }]);
  });
});

describe("a scanned code", () => {
  const found = async (code: string) =>
    (await gql<{ variantByCode: object | null }>(BY_CODE, { code }, admin.token)).data.variantByCode;

  it("finds the piece and its product by SKU in any letters and by barcode", async () => {
    const kurta = await aKurta();
    await changeCodes(kurta.id, [{ of: kurta.large, barcode: "036000291452" }]);
    const listed = async (text: string) => {
      const { data } = await gql<{ adminProducts: { nodes: { id: string }[] } }>(
        "query Find($text: String) { adminProducts(filter: { text: $text }) { nodes { id } } }",
        { text },
        admin.token,
      );
      return data.adminProducts.nodes.map(({ id }) => id);
    };
    const large = { productId: kurta.id, title: "Ajrakh Kurta", size: "L", color: "Rust" };
    for (const code of [kurta.large.sku, kurta.large.sku.toLowerCase(), "036000291452", " 036-000 291452"]) {
      expect(await found(code)).toMatchObject(large);
      expect(await listed(code)).toEqual([kurta.id]);
    }
  });

  it("finds nothing by another text", async () => {
    for (const code of ["", "nothing", "🌸", "%", "036000291453"]) expect(await found(code)).toBeNull();
    const { errors } = await gql(BY_CODE, { code: "x".repeat(300) }, admin.token);
    expect(errors[0]?.extensions?.code).toBe("BAD_INPUT");
  });
});
