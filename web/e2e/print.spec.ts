import type { Page } from "@playwright/test";
import { orderInCash } from "./support/cash-order.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { printed } from "./support/paper.ts";
import { seedOrders } from "./support/seed-orders.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** Names of letters only, which no other text has: "Paper AA", "Paper AB". */
const nameOrders = () =>
  sql(
    `update orders set ship_full_name = 'Paper ' || chr(65 + place / 26) || chr(65 + place % 26)
     from (select id, (row_number() over (order by created_at desc))::int as place from orders) newest
     where newest.id = orders.id and place < 26 * 26`,
    [],
  );

const namesIn = (text: string) =>
  [...text.matchAll(/Paper\s?[A-Z]{2}/g)].map(([name]) => name.replace(/\s/, "")).toSorted();

/** Expects that the sheets have each order of the list as often as the screen, and no bar. */
const expectOnPaper = async (page: Page, isLandscape: boolean) => {
  const onScreen = namesIn(await page.getByRole("main").innerText());
  expect(onScreen.length).toBeGreaterThan(11);
  const paper = (await printed(page, { isLandscape })).join("");
  expect(namesIn(paper)).toEqual(onScreen);
  for (const bar of ["Logout", "Skip", "Showmore", "Manageproducts", "Searchorders"])
    expect(paper).not.toContain(bar);
};

test.describe("lists of the admin", () => {
  test.beforeAll(async ({ shop }) => {
    expect(shop).toBeTruthy();
    await seedOrders(100);
    await nameOrders();
  });

  for (const path of ["/admin/orders", "/admin/payments"])
    for (const width of [1280, 1100, 390])
      for (const isLandscape of [false, true])
        test(`${path} in a window of ${width} px has all its rows on paper, ${isLandscape ? "landscape" : "portrait"} @desktop`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 800 });
          await demoAdmin(page);
          await openLoaded(page, path);
          await expectOnPaper(page, isLandscape);
        });

  test("the head of a table is on each of its sheets @desktop", async ({ page }) => {
    await demoAdmin(page);
    await openLoaded(page, "/admin/manage-products");
    const titles = await page.getByRole("main").getByRole("rowheader").allInnerTexts();
    expect(titles.length).toBeGreaterThan(11);
    const sheets = await printed(page, { isLandscape: true });
    const withRows = sheets.filter((sheet) =>
      titles.some((title) => sheet.includes(title.replace(/\s/g, ""))),
    );
    expect(withRows.length).toBeGreaterThan(1);
    for (const sheet of withRows) expect(sheet.toLowerCase()).toContain("category");
    const paper = sheets.join("");
    expect(titles.filter((title) => !paper.includes(title.replace(/\s/g, "")))).toEqual([]);
  });
});

test("a confirmation and a list of one order take one sheet each @desktop", async ({ page }) => {
  const shopper = await newShopper(page);
  const product = await addTestProduct(await adminOutsideBrowser(page.request), { title: "Paper Kurta" });
  const line = { productId: product.id, size: "M", color: "Rust", quantity: 1 };
  const { orderNumber } = await orderInCash(shopper, [line]);
  for (const [path, text] of [
    ["/orders", "PaperKurta"],
    [`/success?order=${orderNumber}`, "MeeraSharma"],
  ] as const) {
    await openLoaded(page, path);
    const sheets = await printed(page);
    expect([path, sheets.length]).toEqual([path, 1]);
    expect(sheets[0]).toContain(text);
    for (const bar of ["PrivacyPolicy", "Allrightsreserved", "Cancelorder"])
      expect(sheets[0]).not.toContain(bar);
  }
});

test("an open dialog is printed alone @desktop", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("dialog", { name: "Forgot Password" })).toBeVisible();
  const sheets = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain("ForgotPassword");
  expect(sheets[0]).not.toContain("Newto");
});
