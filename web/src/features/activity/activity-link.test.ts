import { expect, it } from "vitest";
import { activityLink, type Activity } from "./activity-link.ts";

const event = (changes: Partial<Activity>): Activity => ({
  id: "a1",
  kind: "ORDER_PLACED",
  happenedAt: "2026-11-21T00:00:00Z",
  orderNumber: null,
  orderStatus: null,
  productId: null,
  productTitle: null,
  rating: null,
  returnId: null,
  returnNumber: null,
  returnStep: null,
  amount: null,
  ...changes,
});

const order = { orderNumber: "SJ100001", orderStatus: "SHIPPED" } as const;
const exchange = { kind: "RETURN_MOVED", returnId: "r1", returnNumber: "R-1001" } as const;
const dress = { productId: "p1", productTitle: "Blue Dress" };

it.each([
  [event(order), "Order SJ100001 placed", "/user/dashboard/orders"],
  [event({ kind: "ORDER_MOVED", ...order }), "Order SJ100001: On the Way", "/user/dashboard/orders"],
  [
    event({ ...exchange, returnStep: "REPLACEMENT_SENT" }),
    "Return R-1001: Replacement on its way",
    "/user/dashboard/returns#return-r1",
  ],
  [
    event({ ...exchange, returnStep: "COMPLETED", amount: 1200 }),
    "Return R-1001: Inspected and completed, ₹1,200 back",
    "/user/dashboard/returns#return-r1",
  ],
  [event({ kind: "REVIEW_WRITTEN", ...dress, rating: 4 }), "You gave Blue Dress 4 stars", "/product/p1"],
  [event({ kind: "REVIEW_WRITTEN", ...dress, rating: 1 }), "You gave Blue Dress 1 star", "/product/p1"],
  [event({ kind: "WISHLISTED", ...dress }), "Blue Dress added to your wishlist", "/product/p1"],
])("describes an event and links to its page", (activity, text, to) => {
  expect(activityLink(activity)).toEqual({ text, to });
});
