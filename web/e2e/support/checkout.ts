import { expect, type Page, type Route } from "@playwright/test";
import { graphqlUrl, isOperation } from "./operation.ts";
import type { DemoShopper } from "./shopper.ts";

/** The headings of a confirmed order, and of an unpaid one. */
export const confirmedHeading = { level: 1, name: "Order Confirmed" } as const;
export const completePaymentHeading = { level: 1, name: "Complete your payment" } as const;

/** Fills the address form; `overrides` replaces the city. Beside saved addresses it is a new one. */
export const fillAddress = async (page: Page, overrides: { city?: string } = {}) => {
  const change = page.getByRole("button", { name: "Change the shipping address" });
  await page.getByLabel("Full name").or(change).waitFor();
  if (await change.isVisible()) {
    await change.click();
    await page.getByRole("radio", { name: "Add a new address" }).check();
  }
  await page.getByLabel("Full name").fill("Meera Sharma");
  await page.getByLabel("E-mail").fill("meera@example.com");
  await page.getByLabel("Mobile number").fill("98765 43210");
  await page.getByRole("textbox", { name: "Address" }).fill("12, Sector 17");
  await page.getByRole("textbox", { name: "City" }).fill(overrides.city ?? "Ludhiana");
  await page.getByLabel("State").selectOption("Punjab");
  await page.getByLabel("PIN code").fill("141001");
};

/**
 * Opens checkout, fills the address, and chooses online payment, also for a shopper whose last order was paid in cash. The caller
 * presses "Place Order".
 */
export const openFilledCheckout = async (page: Page, overrides: { city?: string } = {}) => {
  await page.goto("/checkout");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  await fillAddress(page, overrides);
  await page.getByRole("radio", { name: /Online payment/ }).check();
};

/** Unfolds the summary of the order on a phone. */
export const showSummary = (page: Page) => page.getByRole("button", { name: /^Show order summary/ }).click();

export const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" }).click();

export const completePayment = (page: Page) =>
  page
    .getByRole("button", { name: /^Complete payment/ })
    .first()
    .click();

/** Presses a button in the stand-in's payment window. */
export const pressInPaymentWindow = async (page: Page, choice: string) => {
  const dialog = page.getByRole("dialog", { name: "Test payment" });
  await dialog.getByRole("button", { name: choice, exact: true }).click();
};

/** Intercepts the requests of one operation. Returns a function that removes the handler. */
export const interceptOperation = async (
  page: Page,
  name: string,
  handle: (route: Route) => Promise<void>,
) => {
  const intercept = (route: Route) => (isOperation(route.request(), name) ? handle(route) : route.fallback());
  await page.route(graphqlUrl, intercept);
  return () => page.unroute(graphqlUrl, intercept);
};

/** The number of the shopper's orders and the newest one. */
export const readOrders = async (shopper: DemoShopper) => {
  const { myOrders } = await shopper.query<{
    myOrders: {
      totalCount: number;
      nodes: {
        id: string;
        orderNumber: string;
        orderStatus: string;
        finalAmount: number;
        discount: number;
        paymentDetails: { paymentStatus: string; transactionId: string | null };
      }[];
    };
  }>(`{ myOrders(first: 1) { totalCount nodes {
    id orderNumber orderStatus finalAmount discount paymentDetails { paymentStatus transactionId } } } }`);
  return { count: myOrders.totalCount, newest: myOrders.nodes[0] };
};
