import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { markupOf, type Answers } from "../../app/answered-page.fixture.tsx";
import { AdminDeliveryPage } from "./delivery.page.tsx";
import { AdminManageProductsPage } from "./manage-products.page.tsx";
import { AdminMessagesPage } from "./messages.page.tsx";
import { AdminOrdersPage } from "./orders.page.tsx";
import { AdminPaymentsPage } from "./payments.page.tsx";
import { AdminReturnsPage } from "./returns.page.tsx";
import { AdminReviewsPage } from "./reviews.page.tsx";

const listOf = (node: object) => ({ totalCount: 1, edges: [{ node }] });

const lists: readonly [at: string, Page: ComponentType, answers: Answers][] = [
  ["/admin/orders", AdminOrdersPage, { orders: listOf({ lines: [{}] }) }],
  ["/admin/manage-products", AdminManageProductsPage, { adminProducts: listOf({}) }],
  ["/admin/delivery", AdminDeliveryPage, { deliveries: listOf({}) }],
  ["/admin/delivery?stage=replacements", AdminDeliveryPage, { replacementsDue: listOf({}) }],
  ["/admin/returns", AdminReturnsPage, { returns: listOf({}) }],
  ["/admin/payments", AdminPaymentsPage, { payouts: listOf({}) }],
  ["/admin/payments?view=cash", AdminPaymentsPage, { moneyEntries: listOf({}) }],
  ["/admin/payments?view=disputes", AdminPaymentsPage, { disputes: listOf({}) }],
  ["/admin/messages", AdminMessagesPage, { contactMessages: listOf({}) }],
  ["/admin/reviews", AdminReviewsPage, { reviews: listOf({}) }],
];

it.each(lists)("%s: each row has a place for the focus of j and k", async (at, Page, answers) => {
  const markup = await markupOf(<Page />, { at, answers });
  const [, ...rows] = markup.split("data-list-row");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row).toMatch(/<(button|a) [^>]*data-row-main|data-row-main="true" tabindex="-1"/i);
});
