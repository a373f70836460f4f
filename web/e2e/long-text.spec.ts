import type { Page } from "@playwright/test";
import { orderInCash } from "./support/cash-order.ts";
import { cutTexts } from "./support/cut-texts.ts";
import { sql } from "./support/database.ts";
import { aDeliveredOrder, requestReturn } from "./support/delivered-order.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** Words without a place to break: of a title, a person, a street and a courier. */
const title = "Kanjeevaram".repeat(10);
const name = "Venkatanarasimha".repeat(6);
const street = "Rajajinagara".repeat(40);
const city = "Thiruvananthapuram".repeat(5);
const comment = "Wunderbar".repeat(30);

test.use({ viewport: { width: 360, height: 740 } });

/** A shopper whose orders, return, review, wishlist and message consist of long words. */
const addLongTexts = async (page: Page) => {
  const shopper = await newShopper(page);
  await sql("update users set name = $2, address = $3 where email = $1", [shopper.email, name, street]);
  const { product, admin, ...delivered } = await aDeliveredOrder(page.request, shopper, { title });
  await requestReturn(shopper, delivered.id, { kind: "RETURN", reason: "OTHER", comment });
  const line = { productId: product.id, size: "M", color: "Rust", quantity: 1 };
  const address = { fullName: name, address: street, city };
  const toPack = await orderInCash(shopper, [line], address);
  const shipped = await orderInCash(shopper, [line], address);
  await admin.query(
    "mutation($id: ID!, $tracking: TrackingInput!) { shipParcel(input: { orderId: $id, tracking: $tracking }) { id } }",
    { id: shipped.id, tracking: { courier: "Blue Dart", trackingId: "T0".repeat(20) } },
  );
  await sql(
    `update orders set ship_full_name = $2, ship_address = $3, ship_city = $4, ship_email = repeat('m', 200) || '@example.com',
       payment_status = 'completed' where id = $1`,
    [delivered.id, name, street, city],
  );
  await shopper.query("mutation($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }", {
    input: line,
  });
  await shopper.query(
    "mutation($id: ID!) { toggleWishlist(input: { productId: $id, wanted: true }) { inWishlist } }",
    {
      id: product.id,
    },
  );
  await shopper.query("mutation($input: WriteReviewInput!) { writeReview(input: $input) { id } }", {
    input: { productId: product.id, rating: 5, comment },
  });
  await shopper.query(
    "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
    {
      input: { name, email: shopper.email, subject: title, message: comment },
    },
  );
  return { product, admin, delivered, toPack, shipped };
};

/** Opens each page, with its details, and returns what is cut there. */
const walk = async (page: Page, paths: readonly string[]): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await openLoaded(page, path);
    await page.evaluate(() => document.querySelectorAll("details").forEach((each) => (each.open = true)));
    const cut = await cutTexts(page);
    if (cut.length > 0) found[path] = cut;
  }
  return found;
};

test("a long word in a title, a name or an address stays inside of every page", async ({ page }) => {
  const { product, delivered, toPack, shipped } = await addLongTexts(page);
  const shopperPages = await walk(page, [
    "/shop",
    "/search?term=kanjeevaram",
    `/product/${product.id}`,
    "/user/dashboard",
    "/user/dashboard/cart",
    "/user/dashboard/orders",
    "/user/dashboard/wishlist",
    "/user/dashboard/returns",
    `/user/dashboard/returns?order=${delivered.id}`,
    "/user/dashboard/profile-edit",
    "/user/dashboard/settings/account",
    "/orders",
    "/checkout",
    `/success?order=${shipped.orderNumber}`,
  ]);
  await demoAdmin(page);
  const adminPages = await walk(page, [
    "/admin/dashboard",
    "/admin/dashboard?view=customers",
    "/admin/manage-products",
    `/admin/manage-products?edit=${product.id}`,
    `/admin/manage-products/table?ids=${product.id}`,
    "/admin/manage-products/import",
    "/admin/orders",
    `/admin/orders/${toPack.id}`,
    `/admin/orders/${shipped.id}`,
    `/admin/orders/${delivered.id}`,
    "/admin/returns",
    "/admin/payments",
    "/admin/payments?view=cash",
    "/admin/delivery",
    "/admin/delivery?stage=on-the-way",
    "/admin/messages?state=all",
    "/admin/history",
  ]);
  expect({ ...shopperPages, ...adminPages }).toEqual({});
});
