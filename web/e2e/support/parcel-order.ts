import type { Page } from "@playwright/test";
import { orderInCash, type PlacedOrder } from "./cash-order.ts";
import { sql } from "./database.ts";
import { ownProduct } from "./own-order.ts";
import { newShopper, type DemoShopper } from "./shopper.ts";

export type ParcelOrder = PlacedOrder & { titles: string[]; query: DemoShopper["query"] };

/** A new shopper orders 2 pieces of one product and 1 of another, paid in cash. Only this order has these products. */
export const aParcelOrder = async (page: Page): Promise<ParcelOrder> => {
  const shopper = await newShopper(page);
  const products = [
    await ownProduct(page.request, { title: "Parcel Wrap Skirt" }),
    await ownProduct(page.request, { title: "Parcel Shawl" }),
  ];
  const lines = products.map(({ line }, index) => ({ ...line, quantity: index === 0 ? 2 : 1 }));
  const order = await orderInCash(shopper, lines);
  return { ...order, titles: products.map(({ title }) => title), query: shopper.query };
};

/** The row or card of an order in an admin's list. */
export const entryOf = (page: Page, orderNumber: string) =>
  page.getByRole("row").or(page.getByRole("article")).filter({ hasText: orderNumber });

/** Delivers every order that waits, so that the list of deliveries has only those of the test. */
export const emptyDelivery = async (): Promise<void> => {
  await sql(
    "update orders set order_status = 'delivered' where order_status in ('confirmed', 'processing', 'shipped')",
    [],
  );
  await sql("update orders set packed_at = null where packed_at is not null", []);
};
