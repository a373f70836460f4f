import { addTestProduct, changeTestProduct, readProduct } from "./support/admin-product.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test("typed cells of the table outlive a conflict and the way to another page", async ({ page }) => {
  const admin = await demoAdmin(page);
  const [lungi, stole] = [
    await addTestProduct(admin, { title: "Gridchange Lungi", price: 1000 }),
    await addTestProduct(admin, { title: "Gridchange Stole", price: 700 }),
  ];
  await page.goto(`/admin/manage-products/table?ids=${lungi.id},${stole.id}`);
  const price = (title: string) => page.getByLabel(`Price, ₹ of ${title}`);
  await price(lungi.title).fill("1100");
  await price(stole.title).fill("800");
  await page.getByRole("link", { name: "Manage products" }).last().click();
  await page.getByText("Your unsaved changes are kept in this browser.").waitFor();
  await page.getByRole("button", { name: "Go back" }).click();
  // The message stays while the pointer is over it, and lies over the end of the table.
  await page.mouse.move(0, 0);
  await expect(price(lungi.title)).toHaveValue("1100");
  await changeTestProduct(admin, stole, { price: 750 });

  await page.getByRole("button", { name: "Preview 2 products" }).click();
  await expect(page.getByText("has changed it in the meantime. It is now ₹750.")).toBeVisible();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 1 changed.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the table" }).click();
  await expect(price(stole.title)).toHaveValue("800");
  await page.getByRole("button", { name: "Preview 1 product" }).click();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 1 changed.")).toBeVisible();
  expect([(await readProduct(admin, lungi.id)).price, (await readProduct(admin, stole.id)).price]).toEqual([
    1100, 800,
  ]);
});

test("the table of products shows the highest price in full on a phone", async ({ page }) => {
  const admin = await demoAdmin(page);
  const [lungi, stole] = [
    await addTestProduct(admin, { title: "Gridwidth Lungi", price: 12_500 }),
    await addTestProduct(admin, { title: "Gridwidth Stole", price: 1499.5 }),
  ];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/manage-products/table?ids=${lungi.id},${stole.id}`);
  await page.getByLabel(`Price, ₹ of ${stole.title}`).fill("1000000.00");
  await page.getByLabel(`MRP, ₹ of ${stole.title}`).fill("1000000.00");
  const numbers = page.getByRole("table").getByLabel(/^(Price|Stock|MRP)/);
  await expect(numbers).toHaveCount(6);
  const hiddenWidths = await numbers.evaluateAll((inputs) =>
    inputs.map((input) => input.scrollWidth - input.clientWidth),
  );
  expect(hiddenWidths).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the preview of the table leaves out a price above the MRP with its sentence", async ({ page }) => {
  const admin = await demoAdmin(page);
  const [lungi, stole] = [
    await addTestProduct(admin, { title: "Gridtag Lungi", price: 1000 }),
    await addTestProduct(admin, { title: "Gridtag Stole", price: 700 }),
  ];
  await page.goto(`/admin/manage-products/table?ids=${lungi.id},${stole.id}`);
  const schedule = page.getByLabel(`Scheduled prices of ${lungi.title}`);
  await page.getByLabel(`MRP, ₹ of ${lungi.title}`).fill("1,299");
  await schedule.fill("899");
  await expect(page.getByText("Please correct the cells with a red frame.")).toBeVisible();
  await schedule.fill("899 from 2040-11-01 to 2040-11-05");
  await page.getByLabel(`MRP, ₹ of ${stole.title}`).fill("650");
  await page.getByRole("button", { name: "Preview 2 products" }).click();
  await expect(page.getByText("A price cannot be above the MRP.")).toBeVisible();
  await page.getByText("Only problems", { exact: true }).click();
  await expect(page.getByText("₹899 from 1 Nov 2040 to 6 Nov 2040")).toBeVisible();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 1 changed.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the table" }).click();
  await expect(schedule).toHaveValue("899 from 2040-11-01 00:00 to 2040-11-06 00:00");
  await expect(page.getByLabel(`MRP, ₹ of ${stole.title}`)).toHaveValue("650");
});
