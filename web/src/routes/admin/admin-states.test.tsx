import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { markupOf, wordsIn, type Answers } from "../../app/answered-page.fixture.tsx";
import { ProductEditor } from "../../features/product-admin/product-editor.tsx";
import { PayPage } from "../pay.page.tsx";
import { AdminDashboardPage } from "./dashboard.page.tsx";
import { AdminDeliveryPage } from "./delivery.page.tsx";
import { AdminHistoryPage } from "./history.page.tsx";
import { AdminManageProductsPage } from "./manage-products.page.tsx";
import { AdminOrderPage } from "./order.page.tsx";
import { AdminPaymentsPage } from "./payments.page.tsx";
import { AdminReturnsPage } from "./returns.page.tsx";

const pages: Record<string, ReactElement> = {
  "/admin/returns": <AdminReturnsPage />,
  "/admin/payments": <AdminPaymentsPage />,
  "/admin/delivery": <AdminDeliveryPage />,
  "/admin/dashboard": <AdminDashboardPage />,
  "/admin/history": <AdminHistoryPage />,
  "/admin/manage-products": <AdminManageProductsPage />,
};

const markupAt = (at: string, answers: Answers | string) =>
  markupOf(pages[at.split("?")[0] ?? at] ?? <></>, { at, answers });

const wordsAt = async (at: string, answers: Answers | string) => wordsIn(await markupAt(at, answers));

const orderAt = async (answers: string) =>
  wordsIn(await markupOf(<AdminOrderPage />, { at: "/admin/orders/1", path: "/admin/orders/:id", answers }));

const payAt = async (answers: string) =>
  wordsIn(await markupOf(<PayPage />, { at: "/pay/1", path: "/pay/:token", answers }));

describe("a list without entries says what it will hold", () => {
  it.each([
    ["/admin/returns", "No cancelled orders."],
    ["/admin/returns", "No open requests."],
    ["/admin/returns?status=returned", "No returned orders."],
    ["/admin/payments", "No payments yet"],
    ["/admin/payments?view=refunds&state=failed", "There are no entries for this total."],
    ["/admin/payments?view=settlements", "Everything matches"],
    ["/admin/payments?view=settlements", "No settlements yet"],
    ["/admin/payments?view=disputes", "No disputes"],
    ["/admin/delivery", "Nothing to pack"],
    ["/admin/delivery?stage=packed", "No packed orders"],
    ["/admin/delivery?stage=on-the-way", "No orders on the way"],
    ["/admin/delivery?stage=replacements", "No replacements to send"],
    ["/admin/history?kind=order", "No change matches this filter."],
    ["/admin/manage-products", "No products yet"],
    ["/admin/manage-products?text=zebra", "No products match"],
  ])("%s: %s", async (at, text) => {
    expect(await wordsAt(at, {})).toContain(` | ${text} | `);
  });
});

it("the dashboard of a shop without products and orders has zeros", async () => {
  const words = await wordsAt("/admin/dashboard", {});
  for (const [title, figure] of [
    ["Revenue", "₹0"],
    ["Net revenue", "₹0"],
    ["Orders", "0"],
    ["Inventory", "0"],
  ])
    expect(words).toContain(` | ${title} | ${figure} | `);
  for (const text of [
    "All done. Nothing is waiting for you.",
    "No orders in this period. The chart begins with the first one.",
    "Nothing was sold in the last 30 days.",
    "No product has 1 to 5 pieces left.",
    "No customers yet.",
  ])
    expect(words).toContain(` | ${text} | `);
});

describe("what cannot be loaded says so, with a Retry", () => {
  it.each([
    ["/admin/returns", "The requests could not be loaded."],
    ["/admin/returns", "The orders could not be loaded."],
    ["/admin/payments", "The totals could not be loaded."],
    ["/admin/payments", "The payments could not be loaded."],
    ["/admin/payments?view=refunds", "The rows could not be loaded."],
    ["/admin/payments?view=settlements", "The settlements could not be loaded."],
    ["/admin/payments?view=disputes", "The disputes could not be loaded."],
    ["/admin/delivery", "The orders could not be loaded."],
    ["/admin/delivery?stage=replacements", "The replacements could not be loaded."],
    ["/admin/dashboard", "The figures could not be loaded."],
    ["/admin/history", "The changes could not be loaded."],
    ["/admin/manage-products", "The products could not be loaded."],
  ])("%s: %s", async (at, text) => {
    expect(await wordsAt(at, "INTERNAL")).toContain(` | ${text} | Retry | `);
  });

  it("an order", async () => {
    expect(await orderAt("INTERNAL")).toContain(" | The order could not be loaded. | Retry | ");
  });

  it("an order that is unknown", async () => {
    expect(await orderAt("ORDER_NOT_FOUND")).toContain(" | Order not found | ");
  });

  const editorWords = async (answers: string) =>
    wordsIn(await markupOf(<ProductEditor productId="1" />, { at: "/admin/manage-products", answers }));

  it("a product in its editor", async () => {
    expect(await editorWords("INTERNAL")).toContain(" | The product could not be loaded. | Retry | ");
  });

  it("a product that is unknown", async () => {
    expect(await editorWords("PRODUCT_NOT_FOUND")).toContain(" | Product not found | ");
  });

  it("an order by its payment link", async () => {
    expect(await payAt("INTERNAL")).toContain(" | The order could not be loaded. | Retry | ");
  });

  it("a payment link that is invalid", async () => {
    expect(await payAt("PAY_LINK_INVALID")).toContain(
      " | This payment link is invalid or has expired. | Please ask us for a new link, or look at your orders. | View Orders | ",
    );
  });
});

/** A page of a list with one entry. */
const listOf = (node: object) => ({ totalCount: 1, edges: [{ node }] });

const address = {
  fullName: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98765 01234",
  address: "12, Sector 17",
  city: "Ludhiana",
  state: "Punjab",
  zipCode: "141001",
};

describe("a list has what its entry says", () => {
  it("Payments: who paid by which way and what was refunded", async () => {
    const words = await wordsAt("/admin/payments", {
      orders: listOf({
        orderNumber: "SJ1001",
        shippingAddress: address,
        finalAmount: "1499.00",
        paymentDetails: { method: "ONLINE", paymentStatus: "REFUNDED", transactionId: "pay_77" },
        refunds: [
          {
            reason: "ORDER_CANCELLED",
            refundedAt: "2026-11-02T06:30:00.000Z",
            createdAt: "2026-11-02T06:30:00.000Z",
          },
        ],
      }),
    });
    for (const text of ["SJ1001", "₹1,499", "asha@example.com", "Online payment", "pay_77", "Refunded"])
      expect(words).toContain(` | ${text} | `);
    expect(words).toContain("Refunded on 2 Nov 2026");
    expect(words).toContain("1 of 1 payment");
  });

  it("Delivery: address, phone and tracking id of an order on its way", async () => {
    const markup = await markupAt("/admin/delivery?stage=on-the-way", {
      deliveries: listOf({
        orderNumber: "SJ1001",
        orderStatus: "SHIPPED",
        shippingAddress: address,
        lines: [{ title: "Wrap Skirt", size: "M", color: "Rust", quantity: 2, leftToShip: 0 }],
        parcels: [
          { trackingId: "SJT0012345678", courier: "Delhivery", trackingUrl: "https://courier.example/1" },
        ],
      }),
    });
    const words = wordsIn(markup);
    for (const text of [
      "SJ1001",
      "Asha Rao",
      "Ludhiana",
      "+91 98765 01234",
      "Wrap Skirt, M, Rust",
      "1 of 1 order",
    ])
      expect(words).toContain(text);
    expect(words).toContain("SJT0012345678");
    expect(markup).toContain('href="tel:+919876501234"');
    expect(markup).toContain('href="https://courier.example/1"');
  });

  it("Delivery: an order of which no piece is left to ship", async () => {
    const deliveries = listOf({ orderNumber: "SJ1001", orderStatus: "PROCESSING", shippingAddress: address });
    const words = await wordsAt("/admin/delivery", { deliveries });
    expect(words).toContain("Nothing left to ship");
    expect(words).not.toContain("Ship order");
  });

  describe("History", () => {
    const { edges } = listOf({
      userId: "u1",
      userName: "Shop admin",
      channel: "PAGE",
      action: "CHANGE_PRODUCT",
      subject: "PRODUCT",
      subjectId: "p1",
      label: "Wrap Skirt",
      changes: [{ field: "price", before: "1499", after: "1599" }],
    });

    it("says who has changed what", async () => {
      const markup = await markupAt("/admin/history", { auditEntries: { edges } });
      const words = wordsIn(markup);
      expect(markup).toContain('href="/admin/history?kind=product&amp;about=p1"');
      for (const text of ["by ", "Shop admin", ", in the admin", "₹1,499", "₹1,599", "Wrap Skirt"])
        expect(words).toContain(text);
      expect(words).not.toContain("Show older changes");
    });

    it("says that there are older changes", async () => {
      const auditEntries = { edges, pageInfo: { hasNextPage: true } };
      expect(await wordsAt("/admin/history", { auditEntries })).toContain(" | Show older changes | ");
    });
  });
});

it("Returns asks for cancelled and returned orders, or for those of the status in the URL", async () => {
  const statusesAt = async (at: string) => {
    let statuses: unknown;
    const orders = ({ filter }: { filter?: { statuses?: unknown } }) => {
      statuses = filter?.statuses;
      return {};
    };
    const words = await wordsAt(at, { orders });
    expect(words).toMatch(/All \| [–\d]+ \| Cancelled \| [–\d]+ \| Returned/);
    return statuses;
  };
  expect(await statusesAt("/admin/returns")).toEqual(["CANCELLED", "RETURNED"]);
  expect(await statusesAt("/admin/returns?status=returned")).toEqual(["RETURNED"]);
});
