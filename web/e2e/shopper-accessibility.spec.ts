import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct, changeTestProduct } from "./support/admin-product.ts";
import { homeAddress, orderInCash } from "./support/cash-order.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { aTroubledCart } from "./support/troubled-cart.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("a shopper's dashboard and wishlist are accessible once they have something", async ({ page }) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const product = await addTestProduct(admin, { title: "Wished Wrap Skirt", stock: 4 });
  await shopper.query(
    "mutation($id: ID!) { toggleWishlist(input: { productId: $id, wanted: true }) { inWishlist } }",
    { id: product.id },
  );
  await orderInCash(shopper, [{ productId: product.id, size: "M", color: "Rust", quantity: 1 }]);
  await changeTestProduct(admin, product, { price: 1199 });
  await expectAccessibleStates(page, "account", [
    [
      "the dashboard with an order and its activity",
      async () => {
        await page.goto("/user/dashboard");
        const main = page.getByRole("main");
        await expect(main.getByRole("article").getByText("Order Confirmed")).toBeVisible();
        await expect(
          main.getByRole("link", { name: /Wished Wrap Skirt added to your wishlist/ }),
        ).toBeVisible();
      },
    ],
    [
      "the wishlist with a lower price and last pieces",
      async () => {
        await page.goto("/user/dashboard/wishlist");
        await expect(page.getByText("₹300 less than when you saved it")).toBeVisible();
        await expect(page.getByText("Only 3 left")).toBeVisible();
      },
    ],
  ]);
});

test("the profile, its addresses and the consents are accessible in each state", async ({ page }) => {
  const shopper = await newShopper(page);
  await page.goto("/user/dashboard/profile-edit");
  const book = page.getByRole("region", { name: "Addresses" });
  const dialog = page.getByRole("dialog");
  await expectAccessibleStates(page, "profile", [
    [
      "the refused address with its notice",
      async () => {
        await book.getByRole("button", { name: "Add an address" }).click();
        await dialog.getByRole("button", { name: "Save address" }).click();
        await expect(dialog.getByText("Please fill all fields.")).toBeVisible();
        await dialog.getByText("What we use this for").click();
        await expect(dialog.getByText(/We use your label, name/)).toBeVisible();
      },
    ],
    [
      "addresses and the notice about its data",
      async () => {
        await shopper.query(
          "mutation($input: AddressInput!) { addAddress(input: $input) { address { id } } }",
          { input: { label: "Home", ...homeAddress } },
        );
        await page.reload();
        await expect(book.getByText("Ludhiana, Punjab 141001")).toBeVisible();
        await page.getByRole("main").getByText("What we use this for").click();
        await expect(page.getByText(/We use your name, e-mail address, phone number/).first()).toBeVisible();
      },
    ],
    [
      "an agreed purpose with its words",
      async () => {
        await page.goto("/user/dashboard/settings/notifications");
        await page.getByRole("switch", { name: /^Promotions/ }).press("Space");
        await expect(page.getByText("Your choices are saved.")).toBeVisible();
        await page.goto("/user/dashboard/settings/privacy");
        const consents = page.getByRole("region", { name: "What you agreed to" });
        const row = consents.getByRole("listitem").filter({ hasText: "Promotions" });
        await row.getByText("What you agreed to").click();
        await expect(row.getByText("Promotions. New pieces and offers, now and then.")).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("the cart is accessible with pieces that are not available and an unpaid order", async ({ page }) => {
  const { order, title } = await aTroubledCart(page);
  const unpaid = page.getByRole("region", { name: `Unpaid order ${order.orderNumber}` });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.goto("/user/dashboard/cart");
  await expectAccessibleStates(page, "cart", [
    [
      "pieces that are not available beside an unpaid order",
      async () => {
        for (const text of ["The price went up: was", "Only 2 left.", "Out of stock.", "No longer sold."])
          await expect(page.getByText(text)).toBeVisible();
        await expect(unpaid.getByText(/in your cart again/)).toBeVisible();
      },
    ],
    [
      "another size and colour",
      async () => {
        await page.getByRole("button", { name: `Change size or colour of ${title}` }).click();
        await expect(dialog("Change size or colour")).toBeVisible();
      },
      "own width",
    ],
  ]);
});
