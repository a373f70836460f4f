import { describe, expect, it } from "vitest";
import { PaymentMethod, PaymentStatus } from "../../src/features/orders/order-payment.rules.ts";
import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import { pickListOf, slipsInOrder, type SheetOrder } from "../../src/features/parcels/packing-sheet.rules.ts";
import { barsOf } from "../../src/features/parcels/pdf/barcode.ts";
import { drawPackingSlips } from "../../src/features/parcels/pdf/draw-packing-slips.ts";
import { drawPickList } from "../../src/features/parcels/pdf/draw-pick-list.ts";
import { aLine, anOrder, linesOf, sender } from "../support/sheet-orders.ts";
import { textOfPdf } from "../support/pdf-text.ts";

const slipsOf = async (orders: SheetOrder[]) => {
  const pdf = await drawPackingSlips(slipsInOrder(orders), sender);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  return textOfPdf(pdf);
};

describe("packing slips", () => {
  it("have number, address, phone, pieces, amount to collect and the note to the packer", async () => {
    const [page] = await slipsOf([
      anOrder(100_001, { notes: "Gift: no price inside.\nसावधान", lines: [aLine({ quantity: 3, left: 3 })] }),
    ]);
    const lines = linesOf(page);
    for (const text of [
      "SJ100001",
      "Packing slip",
      "Meera Sharma",
      "14, Mall Road",
      "Amritsar, Punjab 143001",
      "9876543210",
      "21 November 2026",
      "Cash on delivery: ₹3,780.00 for the whole order",
      "Ajrakh Kurta",
      "ajrakh-kurta",
      "M, Indigo",
      "KUR-0042-M-IND",
      "3 pieces",
      "Note to the packer",
      "Gift: no price inside.",
      "सावधान",
    ])
      expect(lines).toContain(text);
  });

  it("ask for no money for a paid order", async () => {
    const online = {
      paymentMethod: PaymentMethod.ONLINE,
      paymentStatus: PaymentStatus.COMPLETED,
      cashDue: 0,
    };
    const lines = linesOf((await slipsOf([anOrder(1, online)]))[0]);
    expect(lines).toContain("Paid");
    expect(lines).toContain("1 piece");
    expect(lines.join()).not.toContain("Cash on delivery");
  });

  it("have a note to the packer only if there is one", async () => {
    const [page] = await slipsOf([anOrder(1)]);
    expect(linesOf(page)).not.toContain("Note to the packer");
  });

  const shipped = aLine({ title: "Jutti", handle: "jutti", left: 0 });

  it("list only what has not been shipped yet", async () => {
    const [part] = await slipsOf([anOrder(1, { lines: [aLine({ quantity: 2, left: 1 }), shipped] })]);
    expect(linesOf(part)).toContain("1 piece of 3 in the order; the others are in another parcel");
    expect(linesOf(part)).not.toContain("Jutti");
  });

  it("list everything again once the order is shipped", async () => {
    const [whole] = await slipsOf([anOrder(1, { orderStatus: OrderStatus.SHIPPED, lines: [shipped] })]);
    expect(linesOf(whole)).toContain("Jutti");
  });

  it("say that an order was cancelled after it was selected", async () => {
    const [page] = await slipsOf([anOrder(1, { orderStatus: OrderStatus.CANCELLED })]);
    expect(linesOf(page)).toContain("This order has ended. Do not pack it.");
  });

  it("are one for each of 100 orders, two to a page, sorted as the pick list", async () => {
    const handles = ["zari-belt", "ajrakh-kurta", "jutti", "bandhani-dupatta"];
    const orders = Array.from({ length: 100 }, (_, index) =>
      anOrder(100_000 + index, { lines: [aLine({ handle: handles[index % 4] ?? "" })] }),
    );
    const pages = await slipsOf(orders);
    expect(pages).toHaveLength(50);
    const printed = pages.flatMap((page) => linesOf(page).filter((line) => handles.includes(line)));
    expect(printed).toHaveLength(100);
    expect(printed).toEqual(printed.toSorted());
  });

  it("share a page unless an order is long", async () => {
    const long = { lines: Array.from({ length: 12 }, () => aLine()) };
    const pages = await slipsOf([anOrder(1, long), anOrder(2), anOrder(3), anOrder(4, long)]);
    const numbers = pages.map((page) =>
      linesOf(page)
        .filter((line) => /^SJ\d$/.test(line))
        .toSorted(),
    );
    expect(numbers.toSorted()).toEqual([["SJ1"], ["SJ2", "SJ3"], ["SJ4"]]);
  });

  const fiftyLines = async () => {
    const lines = Array.from({ length: 50 }, (_, index) =>
      aLine({ title: `Kurta No. ${index + 1}`, handle: null }),
    );
    return { lines, pages: await slipsOf([anOrder(100_007, { lines })]) };
  };

  it("have the number on each page of fifty lines", async () => {
    const { pages } = await fiftyLines();
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(linesOf(page)).toContain("SJ100007");
  });

  it("lose none of fifty lines over their pages", async () => {
    const { lines, pages } = await fiftyLines();
    const printed = pages.flatMap(linesOf);
    for (const { title } of lines) expect(printed.filter((line) => line === title)).toHaveLength(1);
  });

  it.each([
    ["a very long word as title", { lines: [aLine({ title: "x".repeat(300) })] }],
    ["a very long note", { notes: "y ".repeat(500) }],
    ["letters that its fonts do not have", { address: { ...anOrder(1).address, fullName: "தமிழ்😀" } }],
  ])("handle %s", async (_, changes) => {
    expect((await slipsOf([anOrder(1, changes)])).length).toBeGreaterThan(0);
  });
});

describe("the barcode of a number", () => {
  it("is Code 128: start, the digits in pairs, checksum and stop", () => {
    // Start B, S, J, Code C, 10, 00, 01, checksum 17, stop.
    const modules =
      "11010010000 11011101000 10110111000 10111011110 11001000100 11011001100 11001101100".replaceAll(
        " ",
        "",
      );
    expect(barsOf("SJ100001").startsWith(modules)).toBe(true);
    expect(barsOf("SJ100001").endsWith("1100011101011")).toBe(true);
    expect(barsOf("SJ100001")).toHaveLength(9 * 11 + 2);
  });

  it("differs for every number", () => {
    const numbers = Array.from({ length: 500 }, (_, index) => `SJ${100_000 + index}`);
    expect(new Set(numbers.map(barsOf)).size).toBe(500);
  });
});

describe("the pick list", () => {
  const orders = [
    anOrder(1, { lines: [aLine({ quantity: 2, left: 2 }), aLine({ size: "L" })] }),
    anOrder(2, { lines: [aLine(), aLine({ title: "Zari Belt", handle: null, size: null, color: null })] }),
    anOrder(3, { lines: [aLine({ quantity: 5, left: 0 }), aLine({ size: "S", quantity: 2, left: 1 })] }),
    anOrder(4, { orderStatus: OrderStatus.CANCELLED }),
    anOrder(5, { lines: [aLine({ left: 0 })] }),
  ];

  it("adds up the pieces of a variant over the orders, in the order of the shelves", () => {
    const rows = pickListOf(orders).map(({ title, size, quantity, orders: needed }) => [
      title,
      size,
      quantity,
      needed.map(({ orderNumber, quantity: count }) => `${orderNumber}:${count}`).join(),
    ]);
    expect(rows).toEqual([
      ["Ajrakh Kurta", "L", 1, "SJ1:1"],
      ["Ajrakh Kurta", "M", 3, "SJ1:2,SJ2:1"],
      ["Ajrakh Kurta", "S", 1, "SJ3:1"],
      ["Zari Belt", null, 1, "SJ2:1"],
    ]);
  });

  it("prints product, handle, size, colour, pieces and orders", async () => {
    const pdf = await drawPickList(pickListOf(orders), {
      orderCount: 4,
      at: new Date("2026-11-21T06:00:00Z"),
      shopName: "Saanjh",
    });
    const lines = linesOf(textOfPdf(pdf)[0]);
    for (const text of [
      "Pick list",
      "6 pieces for 4 orders",
      "Ajrakh Kurta",
      "ajrakh-kurta",
      "Indigo",
      "3",
      "SJ1 × 2, SJ2",
      "Page 1 of 1",
    ])
      expect(lines).toContain(text);
    expect(lines.join()).not.toContain("SJ4");
  });

  it("loses no row over its pages", async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      anOrder(index, {
        lines: [aLine({ title: `Kurta No. ${index + 1}`, handle: `kurta-no-${index + 1}` })],
      }),
    );
    const pages = textOfPdf(
      await drawPickList(pickListOf(many), { orderCount: 100, at: new Date(), shopName: "Saanjh" }),
    );
    const printed = pages.flatMap(linesOf);
    expect(pages.length).toBeGreaterThan(1);
    for (let index = 1; index <= 100; index += 1) expect(printed).toContain(`Kurta No. ${index}`);
  });
});
