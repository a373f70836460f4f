import type { Page } from "@playwright/test";
import { closeDialog, expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct, changeTestStock } from "./support/admin-product.ts";
import { closeFilters, openFilters } from "./support/filters.ts";
import { mailTo } from "./support/mailbox.ts";
import { takeOffline } from "./support/offline.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { openProduct } from "./support/open-product.ts";
import { recentOf, view } from "./support/recently-viewed.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

const openTab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click();

test("the filters, the empty list and the choice of a size are accessible", async ({ page }) => {
  await page.goto("/shop");
  const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
  const title = "Kota Doria Checks Kurta";
  await expectAccessibleStates(page, "shop", [
    [
      "chosen filters",
      async () => {
        const filters = await openFilters(page);
        await filters.getByText("Kurtas", { exact: true }).click();
        await expect(page).toHaveURL("/shop?kind=kurta");
        await settled(page);
        await filters.getByRole("group", { name: "Size in stock" }).getByText("M", { exact: true }).click();
        await expect(page).toHaveURL("/shop?kind=kurta&size=M");
        await settled(page);
      },
    ],
    [
      "the chips of kinds and of applied filters",
      async () => {
        await closeFilters(page);
        const kurtas = page.getByRole("list", { name: "Kinds of garments" }).getByRole("button", {
          name: "Kurtas",
        });
        await expect(kurtas).toHaveAttribute("aria-pressed", "true");
        await expect(page.getByRole("list", { name: "Applied filters" }).getByRole("button")).toHaveCount(2);
      },
    ],
    [
      "the list without a product",
      async () => {
        await page.goto("/shop?text=zzzzqqq");
        await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
      },
      "own width",
    ],
    [
      "the view as a list, with colours",
      async () => {
        await openLoaded(page, "/shop?text=drawstring+culottes&view=list");
        await expect(cards.getByRole("list", { name: /^Colours of / }).first()).toBeVisible();
      },
    ],
    [
      "the refused choice of a card",
      async () => {
        await page.goto("/shop?filter=everyday");
        await cards.filter({ hasText: title }).getByRole("button", { name: "Add to Cart" }).press("Enter");
        const dialog = page.getByRole("dialog", { name: title });
        await dialog.getByRole("button", { name: "Add to Cart" }).press("Enter");
        await expect(dialog.getByText("Please select size and color.")).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("a product with its opened parts is accessible", async ({ page }) => {
  test.slow();
  const title = "Slub Khadi Drawstring Culottes";
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await view(page, "Meenakari Peacock Jhumkas");
  await view(page, title);
  const dates = page.getByRole("region", { name: "Delivery dates" });
  await expectAccessibleStates(page, "product", [
    [
      "specifications, and what was viewed before",
      async () => {
        await openTab(page, /^Specifications/);
        await expect(page.getByRole("tabpanel", { name: "Specifications" })).toBeVisible();
        await expect(recentOf(page).getByRole("heading", { level: 3 })).toHaveCount(1);
      },
    ],
    [
      "the size guide",
      async () => {
        await page.getByRole("button", { name: "Size guide" }).click();
        await expect(page.getByRole("dialog", { name: "Size guide" }).getByRole("row").first()).toBeVisible();
      },
    ],
    [
      "share",
      async () => {
        await closeDialog(page);
        await page.getByRole("button", { name: `Share: ${title}` }).click();
        await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
      },
      "own width",
    ],
    [
      "delivery dates that could not be loaded",
      async () => {
        await takeOffline(page, "DeliveryRange");
        await closeDialog(page);
        await dates.getByRole("button", { name: "Enter your PIN code" }).click();
        await dates.getByLabel("PIN code").fill("560025");
        await dates.getByRole("button", { name: "Show" }).click();
        await expect(dates.getByText("The delivery dates could not be loaded.")).toBeVisible();
      },
      "own width",
    ],
    [
      "reviews with fits, and the login that a review needs",
      async () => {
        await openProduct(page, "Mul Cotton Daybreak Kurta");
        await openTab(page, /^Reviews/);
        await expect(page.getByRole("list", { name: "How it fits" })).toBeVisible();
        await page.getByRole("button", { name: "Write a Review" }).click();
        await expect(
          page.getByRole("alert").filter({ hasText: "Login required to submit feedback" }),
        ).toBeVisible();
      },
    ],
    [
      "a search without a match",
      async () => {
        await page.goto("/search?term=anrkalii+jhumkas+blazer");
        await expect(page.getByText("Did you mean anarkali?")).toBeVisible();
        await expect(recentOf(page).getByRole("link", { name: title })).toBeVisible();
      },
    ],
  ]);
});

/** An instant so many hours from now. */
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

test("the sold-out pieces that the shopper waits for are accessible", async ({ page }) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const { id } = await addTestProduct(admin, {
    title: "Waited Wrap Skirt",
    stock: 0,
    price: 1799,
    mrp: 1999,
    scheduledPrices: [{ price: 1499, beginsAt: inHours(-0.05), endsAt: inHours(48) }],
  });
  const waiting = page.getByText("We will e-mail you once when it is back in stock.");
  const ask = async () => {
    await page.goto(`/product/${id}`);
    for (const name of [/^Colour/, "Size"])
      await page.getByRole("group", { name }).getByRole("radio").first().check({ force: true });
    const notify = page.getByRole("button", { name: "Notify me when it is back" });
    await expect(notify).not.toHaveAttribute("aria-disabled", "true");
    await notify.click();
    await expect(waiting).toBeVisible();
  };
  await expectAccessibleStates(page, "product", [
    [
      "a sold-out piece with a scheduled price that the shopper waits for",
      async () => {
        await ask();
        await expect(page.getByText(/^At this price until \d/)).toBeVisible();
      },
    ],
    [
      "the list of awaited pieces",
      async () => {
        await changeTestStock(admin, id, { reason: "RECEIVED", quantity: 1 });
        const { text } = await mailTo(page.request, shopper.email, /Back in stock/);
        await changeTestStock(admin, id, { reason: "DAMAGED", quantity: 1 });
        await ask();
        await page.goto(/http\S+(\/stop-alerts\?token=\S+)/.exec(text)?.[1] ?? "");
        await expect(page.getByRole("listitem").filter({ hasText: "Waited Wrap Skirt" })).toBeVisible();
      },
      "own width",
    ],
  ]);
});
