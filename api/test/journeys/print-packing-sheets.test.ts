import { describe, expect, it } from "vitest";
import { signSheetLink } from "../../src/features/parcels/packing-sheet-link.ts";
import { PackingSheet } from "../../src/features/parcels/packing-sheet.rules.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, server, shop, sql, anAdmin, anOrder } = testShop;
const admin = await anAdmin();
const { aCashOrder, changeStatus, ship } = parcelCalls(testShop, admin);

const urlOf = (sheet: string, orderIds: string[]) =>
  gql<{ packingSheetUrl: string }>(
    "query($sheet: PackingSheet!, $orderIds: [ID!]!) { packingSheetUrl(sheet: $sheet, orderIds: $orderIds) }",
    { sheet, orderIds },
    admin.token,
  );

const download = async (url: string) => {
  const response = await server.app.inject({ method: "GET", url });
  return {
    status: response.statusCode,
    headers: response.headers,
    file: response.rawPayload,
    text: response.body,
  };
};

describe("a packing sheet", () => {
  it("prints names of all scripts, and the order warns before of what it cannot print", async () => {
    const { id } = await aCashOrder();
    await sql("update orders set ship_full_name = 'കൃഷ്ണൻ', ship_city = '王', notes = 'நன்றி' where id = $1", [
      id,
    ]);
    const query = "query($id: ID!) { order(id: $id) { printWarning } }";
    const { data: before } = await gql<{ order: { printWarning: string } }>(query, { id }, admin.token);
    expect(before.order.printWarning).toBe(
      "These characters cannot be printed: 王 (address). Please add them by hand.",
    );
    const { data } = await urlOf("SLIPS", [id]);
    const page = textOfPdf((await download(data.packingSheetUrl)).file).join("\n");
    for (const text of ["കൃഷ്ണൻ", "நன்றி"]) expect(page).toContain(text);
  });

  it("is a PDF by a link of its own, with a page for each order and its note", async () => {
    const [one, other] = [await aCashOrder(), await aCashOrder()];
    await sql("update orders set notes = 'Gift wrap' where id = $1", [one.id]);
    const { data } = await urlOf("SLIPS", [one.id, other.id, one.id]);
    const { status, headers, file } = await download(data.packingSheetUrl);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    const pages = textOfPdf(file);
    expect(pages).toHaveLength(2);
    expect(pages.join("\n")).toContain("Gift wrap");
    for (const { orderNumber } of [one, other]) expect(pages.join("\n")).toContain(orderNumber);
  });

  it("lists the pieces of both orders on the pick list", async () => {
    const orders = [await aCashOrder(), await aCashOrder()];
    const { data } = await urlOf(
      "PICK_LIST",
      orders.map(({ id }) => id),
    );
    const [page] = textOfPdf((await download(data.packingSheetUrl)).file);
    expect(page).toContain("6 pieces for 2 orders");
  });

  it("takes at most 100 orders, and the link of 100 orders works", async () => {
    const { id } = await aCashOrder();
    const tooMany = await urlOf(
      "SLIPS",
      Array.from({ length: 101 }, () => id),
    );
    expect(tooMany).toMatchObject({ code: "TOO_MANY_ORDERS", message: "Please choose 1 to 100 orders." });
    expect((await urlOf("SLIPS", [])).code).toBe("TOO_MANY_ORDERS");
    const orderIds = [
      ...Array.from({ length: 99 }, (_, index) => id.slice(0, -2) + String(index).padStart(2, "0")),
      id,
    ];
    const token = signSheetLink(shop.jwtSecret, { sheet: PackingSheet.SLIPS, orderIds, now: new Date() });
    expect((await download(`/packing-sheets?token=${token}`)).status).toBe(200);
  });

  it("is refused for an order that is unknown, unpaid or cancelled", async () => {
    const [cancelled, ready] = [await aCashOrder(), await aCashOrder()];
    await changeStatus(cancelled.id, "CANCELLED");
    const unpaid = await anOrder({ paymentMethod: "ONLINE" });
    expect((await urlOf("SLIPS", ["01990000-0000-7000-8000-000000000000"])).code).toBe("ORDER_NOT_FOUND");
    expect((await urlOf("SLIPS", ["x"])).code).toBe("BAD_ID");
    expect((await urlOf("SLIPS", [ready.id, cancelled.id])).message).toBe(
      `Order ${cancelled.orderNumber} was cancelled.`,
    );
    expect((await urlOf("PICK_LIST", [unpaid.id])).message).toBe(
      `Order ${unpaid.orderNumber} is not paid yet.`,
    );
  });

  it("has no pieces of an order that all have left, after it was set back", async () => {
    const order = await aCashOrder();
    const other = await aCashOrder();
    const { data } = await urlOf("PICK_LIST", [order.id, other.id]);
    await ship(order.id);
    await changeStatus(order.id, "CONFIRMED");
    const [page] = textOfPdf((await download(data.packingSheetUrl)).file);
    expect(page).toContain("3 pieces for 1 order");
    for (const sheet of ["SLIPS", "PICK_LIST"])
      expect(await urlOf(sheet, [order.id, other.id])).toMatchObject({
        code: "ORDER_NOT_SHIPPABLE",
        message: `Order ${order.orderNumber} has no piece left to ship: all are on their way or were returned.`,
      });
  });

  it("is not opened by a link that is forged, changed, expired or missing", async () => {
    const [order, other] = [await aCashOrder(), await aCashOrder()];
    const request = { sheet: PackingSheet.SLIPS, orderIds: [order.id], now: new Date() };
    const token = signSheetLink(shop.jwtSecret, request);
    const [sheet, , expiry, signature] = token.split(".");
    const [, otherIds] = signSheetLink(shop.jwtSecret, { ...request, orderIds: [other.id] }).split(".");
    const late = new Date(Date.now() - 11 * 60_000);
    for (const bad of [
      signSheetLink("another secret", request),
      [sheet, otherIds, expiry, signature].join("."),
      token.replace("slips", "pick-list"),
      signSheetLink(shop.jwtSecret, { ...request, now: late }),
      `${token}x`,
      "",
    ]) {
      const { status, text } = await download(`/packing-sheets?token=${bad}`);
      expect([status, text]).toEqual([
        404,
        expect.stringContaining("This download link is invalid or has expired."),
      ]);
    }
    expect((await download("/packing-sheets")).status).toBe(404);
  });
});
