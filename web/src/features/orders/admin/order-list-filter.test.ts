import { describe, expect, it } from "vitest";
import { paths } from "../../../paths.ts";
import { filterFromParameters, filterText, selectionOf } from "./order-list-filter.ts";

const read = (url: string) => filterFromParameters(new URL(url, "http://shop.test").searchParams);

describe("the filter of the admin's orders", () => {
  it("is in the URL", () => {
    const filter = { show: "sold", from: "2026-11-01", to: "2026-11-07", product: "p1" } as const;
    expect(read(paths.adminOrders(undefined, filter))).toEqual(filter);
    expect(read(paths.adminOrders(undefined, { customer: "a+b@example.com" }))).toEqual({
      customer: "a+b@example.com",
    });
  });

  it("is absent without parameters", () => {
    expect(read("/admin/orders")).toBeUndefined();
  });

  it.each(["status=shipped", "show=all", "from=yesterday", "from=2026-13-45", "to=2026-02-30", "customer="])(
    "is absent with the unknown value %s",
    (query) => expect(read(`/admin/orders?${query}`)).toBeUndefined(),
  );

  it("selects the orders that the figure counts", () => {
    expect(selectionOf({ show: "net-revenue" })).toEqual({
      statuses: ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"],
      filter: { paymentStatuses: ["COMPLETED"] },
    });
    expect(selectionOf({ show: "refunds-due", customer: "a@example.com" })).toEqual({
      statuses: undefined,
      filter: { email: "a@example.com", hasRefundDue: true },
    });
  });

  it("is described in words", () => {
    expect(filterText({ show: "net-revenue", from: "2026-11-21", to: "2026-11-21" })).toBe(
      "Orders: paid, not cancelled or returned, placed on 21 November 2026",
    );
    expect(filterText({ show: "sold", product: "p1", from: "2026-10-24" })).toBe(
      "Orders: confirmed, processing, shipped or delivered, of one product, placed since 24 October 2026",
    );
    expect(filterText({ customer: "a@example.com" })).toBe("Orders: to a@example.com");
  });
});
