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
  ...changes,
});

const order = { orderNumber: "SJ100001", orderStatus: "SHIPPED" } as const;
const dress = { productId: "p1", productTitle: "Blue Dress" };

it.each([
  [event(order), "Order SJ100001 placed", "/user/dashboard/orders"],
  [event({ kind: "ORDER_MOVED", ...order }), "Order SJ100001: On the Way", "/user/dashboard/orders"],
  [event({ kind: "REVIEW_WRITTEN", ...dress, rating: 4 }), "You gave Blue Dress 4 stars", "/product/p1"],
  [event({ kind: "REVIEW_WRITTEN", ...dress, rating: 1 }), "You gave Blue Dress 1 star", "/product/p1"],
  [event({ kind: "WISHLISTED", ...dress }), "Blue Dress put into your wishlist", "/product/p1"],
])("describes an event and links to its page", (activity, text, to) => {
  expect(activityLink(activity)).toEqual({ text, to });
});
