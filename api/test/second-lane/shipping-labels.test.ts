import { describe, expect, it } from "vitest";
import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import type { SheetOrder } from "../../src/features/parcels/packing-sheet.rules.ts";
import { drawLabels } from "../../src/features/parcels/pdf/draw-labels.ts";
import { contentsOfPdf, textOfPdf } from "../support/pdf-text.ts";
import { anOrder, linesOf, sender } from "../support/sheet-orders.ts";

describe("shipping labels", () => {
  const labelsOf = async (orders: SheetOrder[]) => {
    const pdf = await drawLabels(orders, sender);
    expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 288 432\]/);
    return textOfPdf(pdf);
  };
  const parcel = { courier: "Delhivery", trackingId: "DL12345678" };

  it("are 4 by 6 inches, with courier, tracking id, address and the cash to collect", async () => {
    const [page, ...others] = await labelsOf([anOrder(100_001, { parcels: [parcel] })]);
    expect(others).toEqual([]);
    for (const text of [
      "Delhivery",
      "DL12345678",
      "Order SJ100001",
      "COD ₹3,780.00",
      "Meera Sharma",
      "14, Mall Road",
      "Amritsar, Punjab",
      "143001",
      "9876543210",
      "If undelivered, return to Saanjh",
    ])
      expect(page).toContain(text);
  });

  it("have the order number as barcode before there is a tracking id", async () => {
    const [page] = await labelsOf([anOrder(7)]);
    expect(linesOf(page)).toContain("SJ7");
  });

  it("ask for no money when the order is paid", async () => {
    const [page] = await labelsOf([anOrder(7, { cashDue: 0 })]);
    expect(page).toContain("PREPAID");
    expect(page).not.toContain("COD");
  });

  it("say of several parcels that the cash is for all of them", async () => {
    const [page] = await labelsOf([anOrder(1, { parcels: [parcel, { ...parcel, trackingId: "DL2222" }] })]);
    expect(page).toContain("For the whole order, 2 parcels");
  });

  it("say of an ended order not to ship it", async () => {
    const [ended] = await labelsOf([anOrder(1, { orderStatus: OrderStatus.CANCELLED })]);
    expect(ended).toContain("has ended. Do not ship");
    expect(ended).not.toContain("Meera");
  });

  it("keep long names of courier and sender clear of the bars and the edge", async () => {
    const courier = "Blue Dart Express and Surface Logistics Limited";
    const order = anOrder(100_001, { parcels: [{ ...parcel, courier }] });
    const address = "SCO 112-113, Second Floor, Sector 17-C, Chandigarh 160017, opposite the bus stand";
    const name = "Saanjh Handcrafted Fashion Private Limited";
    const [content = ""] = contentsOfPdf(
      await drawLabels([order], { ...sender, seller: { ...sender.seller, name, address } }),
    );
    // The baselines of all lines, from the lower edge.
    const baselines = [...content.matchAll(/([\d.]+) Tm/g)].map(([, y]) => Number(y));
    const bars = { top: 432 - 40, bottom: 432 - 98 };
    expect(baselines.length).toBeGreaterThan(10);
    expect(baselines.filter((y) => y < bars.top && y > bars.bottom)).toEqual([]);
    expect(Math.min(...baselines)).toBeGreaterThan(8);
  });

  it("keep the longest address on the label", async () => {
    const address = { ...anOrder(1).address, address: "Flat 4, Block C, Long Street Name Road ".repeat(5) };
    const pages = await labelsOf([anOrder(1, { address })]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("143001");
  });
});
