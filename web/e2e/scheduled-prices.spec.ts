import { addTestProduct, editor, openEditor, save, saved } from "./support/admin-product.ts";
import { countedTouchOn } from "./support/operator.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** A field of day and time in Indian time. */
const inHours = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16);

test("shoppers see the MRP and the scheduled price that the owner enters with at most 8 presses", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: "Tagged Wrap Skirt", price: 1799 });
  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopPage = await visitor.newPage();
  await openEditor(page, product.id);

  const { press, type, fill, presses } = countedTouchOn(page);
  const schedule = editor(page).getByRole("group", { name: "Scheduled prices" });
  await type(editor(page).getByLabel("MRP in rupees"), "1999");
  await press(schedule.getByRole("button", { name: "Add a scheduled price" }));
  await type(schedule.getByLabel("Price in rupees"), "2100");
  await fill(schedule.getByLabel("From", { exact: true }), inHours(-0.05));
  await fill(schedule.getByLabel("To", { exact: true }), inHours(48));
  await press(page.getByRole("button", { name: "Save changes" }));
  await expect(schedule.getByText("A price cannot be above the MRP.")).toBeVisible();
  await type(schedule.getByLabel("Price in rupees"), "1499");
  await press(page.getByRole("button", { name: "Save changes" }));
  await expect(saved(page)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(8);
  await expect(schedule.getByText("Running")).toBeVisible();

  await shopPage.goto(`/product/${product.id}`);
  const price = shopPage
    .getByRole("main")
    .getByText(/^Price ₹1,499\s*MRP ₹1,999\s*25% OFF$/)
    .first();
  await expect(price).toBeVisible();
  await expect(shopPage.getByText(/^At this price until \d/)).toBeVisible();

  await schedule.getByRole("button", { name: "End now" }).tap();
  await expect(schedule.getByText("Over", { exact: true })).toBeVisible();
  await save(page);
  await expect(editor(page).getByText("No unsaved changes")).toBeVisible();
  await shopPage.reload();
  await expect(shopPage.getByText(/^Price ₹1,799/).first()).toBeVisible();
  await expect(shopPage.getByText(/^At this price until/)).toHaveCount(0);
  await visitor.close();
});
