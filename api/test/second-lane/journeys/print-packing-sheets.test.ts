import { describe, expect, it } from "vitest";
import { staffLink } from "../../../src/features/api-keys/staff-link.ts";
import { sheetLink, sheetLinks } from "../../../src/features/parcels/packing-sheet-link.ts";
import { PackingSheet } from "../../../src/features/parcels/packing-sheet.rules.ts";
import { packIds } from "../../../src/platform/ids.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { parcelCalls } from "../../support/parcel-calls.ts";
import { textOfPdf } from "../../support/pdf-text.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, server, shop, sql, anAdmin, anOrder } = testShop;
const admin = await anAdmin();
const { aCashOrder, changeStatus, ship } = parcelCalls(testShop, admin);

type SheetFile = { packingSheetFile: { url: string | null; leftOut: string[] } };

const fileOf = (sheet: string, orderIds: string[]) =>
  gql<SheetFile>(
    "query($sheet: PackingSheet!, $orderIds: [ID!]!) { packingSheetFile(input: { sheet: $sheet, orderIds: $orderIds }) { url leftOut } }",
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
  it("is preceded by a warning of what it cannot print", async () => {
    const { id } = await aCashOrder();
    await sql("update orders set ship_full_name = 'കൃഷ്ണൻ', ship_city = '王' where id = $1", [id]);
    const query = "query($id: ID!) { order(id: $id) { printWarning } }";
    const { data: before } = await gql<{ order: { printWarning: string } }>(query, { id }, admin.token);
    expect(before.order.printWarning).toBe(
      "These characters cannot be printed: 王 (address). Please add them by hand.",
    );
  });

  it("prints names of all scripts", async () => {
    const { id } = await aCashOrder();
    await sql("update orders set ship_full_name = 'കൃഷ്ണൻ', notes = 'நன்றி' where id = $1", [id]);
    const { data } = await fileOf("SLIPS", [id]);
    const page = textOfPdf((await download(data.packingSheetFile.url ?? "")).file).join("\n");
    for (const text of ["കൃഷ്ണൻ", "நன்றி"]) expect(page).toContain(text);
  });

  it("is a PDF by a link of its own, with both orders on a page and their notes", async () => {
    const [one, other] = [await aCashOrder(), await aCashOrder()];
    await sql("update orders set notes = 'Gift wrap' where id = $1", [one.id]);
    const { data } = await fileOf("SLIPS", [one.id, other.id, one.id]);
    const { status, headers, file } = await download(data.packingSheetFile.url ?? "");
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    const pages = textOfPdf(file);
    expect(pages).toHaveLength(1);
    expect(pages.join("\n")).toContain("Gift wrap");
    for (const { orderNumber } of [one, other]) expect(pages.join("\n")).toContain(orderNumber);
  });

  it("lists the pieces of both orders on the pick list", async () => {
    const orders = [await aCashOrder(), await aCashOrder()];
    const { data } = await fileOf(
      "PICK_LIST",
      orders.map(({ id }) => id),
    );
    const [page] = textOfPdf((await download(data.packingSheetFile.url ?? "")).file);
    expect(page).toContain("6 pieces for 2 orders");
  });

  it("takes at most 100 orders", async () => {
    const { id } = await aCashOrder();
    const tooMany = await fileOf(
      "SLIPS",
      Array.from({ length: 101 }, () => id),
    );
    expect(tooMany).toMatchObject({ code: "TOO_MANY_ORDERS", message: "Please choose 1 to 100 orders." });
    expect((await fileOf("SLIPS", [])).code).toBe("TOO_MANY_ORDERS");
  });

  it("is opened by the link of 100 orders", async () => {
    const { id } = await aCashOrder();
    const orderIds = [
      ...Array.from({ length: 99 }, (_, index) => id.slice(0, -2) + String(index).padStart(2, "0")),
      id,
    ];
    const { url } = sheetLink(shop, { userId: admin.id }, { sheet: PackingSheet.SLIPS, orderIds });
    expect((await download(url)).status).toBe(200);
  });

  it("says which orders it leaves out because they cannot be shipped", async () => {
    const [cancelled, ready, delivered] = [await aCashOrder(), await aCashOrder(), await aCashOrder()];
    await changeStatus(cancelled.id, "CANCELLED");
    await changeStatus(delivered.id, "DELIVERED");
    const unknown = "01990000-0000-7000-8000-000000000000";
    for (const sheet of ["SLIPS", "LABELS", "PICK_LIST"]) {
      const file = await fileOf(sheet, [cancelled.id, ready.id, unknown, delivered.id]);
      const { url, leftOut } = file.data.packingSheetFile;
      expect(leftOut.toSorted()).toEqual([
        "An order no longer exists.",
        ...[
          `Order ${cancelled.orderNumber} was cancelled.`,
          `Order ${delivered.orderNumber} is already delivered.`,
        ].toSorted(),
      ]);
      const text = textOfPdf((await download(url ?? "")).file).join("\n");
      expect(text).toContain(sheet === "PICK_LIST" ? "3 pieces for 1 order" : ready.orderNumber);
      for (const { orderNumber } of [cancelled, delivered]) expect(text).not.toContain(orderNumber);
    }
    expect((await fileOf("SLIPS", [cancelled.id])).data.packingSheetFile.url).toBeNull();
  });

  it("leaves out an order that is not paid", async () => {
    const unpaid = await anOrder({ paymentMethod: "ONLINE" });
    expect((await fileOf("PICK_LIST", [unpaid.id])).data.packingSheetFile.leftOut).toEqual([
      `Order ${unpaid.orderNumber} is not paid yet.`,
    ]);
  });

  it("refuses what is no id", async () => {
    expect((await fileOf("SLIPS", ["x"])).code).toBe("BAD_ID");
  });

  it("has no pieces of an order that all have left, after it was set back", async () => {
    const order = await aCashOrder();
    const other = await aCashOrder();
    const { data } = await fileOf("PICK_LIST", [order.id, other.id]);
    await ship(order.id);
    await changeStatus(order.id, "CONFIRMED");
    const [page] = textOfPdf((await download(data.packingSheetFile.url ?? "")).file);
    expect(page).toContain("3 pieces for 1 order");
    for (const sheet of ["SLIPS", "PICK_LIST"])
      expect((await fileOf(sheet, [order.id, other.id])).data.packingSheetFile.leftOut).toEqual([
        `Order ${order.orderNumber} has no piece left to ship: all are on their way or were returned.`,
      ]);
  });

  it("is not opened by a link that is forged, of other orders, or expired", async () => {
    const [order, other] = [await aCashOrder(), await aCashOrder()];
    const viewer = { userId: admin.id };
    const linked = { sheet: PackingSheet.SLIPS, orderIds: [order.id] };
    const { url } = sheetLink(shop, viewer, linked);
    expect((await download(url)).status).toBe(200);
    const text = `slips.${packIds([order.id])}`;
    const late = new Date(Date.now() - 11 * 60_000);
    for (const bad of [
      sheetLink({ jwtSecret: "another secret" }, viewer, linked).url,
      url.replace(packIds([order.id]), packIds([other.id])),
      url.replace("slips", "pick-list"),
      staffLink(shop, sheetLinks, { text, viewer, now: late }).url,
      staffLink(shop, { ...sheetLinks, purpose: "export link" }, { text, viewer }).url,
      `${url}x`,
      "/packing-sheets?token=",
      "/packing-sheets",
    ]) {
      const answer = await download(bad);
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining("This download link is invalid or has expired."),
      ]);
    }
  });
});
