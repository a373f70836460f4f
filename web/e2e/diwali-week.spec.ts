import type { Page } from "@playwright/test";
import { addTestProduct } from "./support/admin-product.ts";
import { countedTouchOn } from "./support/operator.ts";
import { demoAdmin, type DemoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

/** It does not begin during the tests: other ones use the same shop. */
const begins = "2040-11-01T00:00";
const ends = "2040-11-05T23:59";

/** A text is scheduled for at most a year. */
const homeBegins = `${new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)}T00:00`;

const titles = Array.from({ length: 12 }, (_, index) => `Lamp kurta ${index + 1}`);

/** What a person does on a phone, and what it costs: docs/measurements.md, "The Diwali week". */
const presses = { promotion: 9, prices: 4, collection: 7, home: 11, announcement: 7 };

type Named = { id: string; version: number; title: string };

/** Other tests count what the shop has. */
const removeWeek = async ({ query }: DemoAdmin) => {
  const { promotions, adminCollections } = await query<
    Record<"promotions" | "adminCollections", { edges: { node: Named }[] }>
  >(`{ promotions(first: 100) { edges { node { id version title } } }
    adminCollections(first: 100) { edges { node { id version title } } } }`);
  const remove = async (list: { edges: { node: Named }[] }, title: string, mutation: string) => {
    const found = list.edges.find(({ node }) => node.title === title)?.node;
    if (found)
      await query(
        `mutation($id: ID!, $version: Int!) { ${mutation}(input: { id: $id, version: $version }) { __typename } }`,
        found,
      );
  };
  await remove(promotions, "Diwali week", "deletePromotion");
  await remove(adminCollections, "Festive edit", "deleteCollection");
};

const shopkeeperOn = (page: Page) => {
  const touch = countedTouchOn(page);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  /** Opens a page by the menu of the bar. */
  const open = async (name: string) => {
    await touch.press(
      page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("button", { name: "Menu" }),
    );
    await touch.press(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name, exact: true }));
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
  };
  /** The presses since the last call. */
  let counted = 0;
  const pressesOfPart = () => {
    const count = touch.presses() - counted;
    counted = touch.presses();
    return count;
  };
  return { ...touch, button, link, open, pressesOfPart };
};

test("a new shopkeeper takes back each part of a Diwali week in one press", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const admin = await demoAdmin(page);
  const products = await Promise.all(titles.map((title) => addTestProduct(admin, { title, price: 1000 })));
  await page.goto("/admin");
  const { press, type, check, fill, select, button, link, open, pressesOfPart } = shopkeeperOn(page);
  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const shop = await visitor.newPage();

  await test.step("a promotion without a code", async () => {
    await open("Promotions");
    await press(link("New promotion"));
    await type(page.getByLabel("Name"), "Diwali week");
    await press(page.getByRole("radio", { name: /^Automatic/ }));
    await type(page.getByLabel("Percentage off"), "10");
    await fill(page.getByLabel("Start (time in India)"), begins);
    await fill(page.getByLabel("End (time in India)"), ends);
    await press(button("Add promotion"));
    await expect(page.getByRole("heading", { level: 1, name: "Diwali week" })).toBeVisible();
    await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
    expect(pressesOfPart()).toBe(presses.promotion);
    await press(button("Pause"));
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    expect(pressesOfPart()).toBe(1);
  });

  await test.step("12 prices with dates by a file", async () => {
    const rows = products.map(({ id }, index) => `${id},${800 + index} from 2040-11-01 to 2040-11-05`);
    const file = `id,scheduledPrices\n${rows.join("\n")}\n`;
    await press(
      page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link", { name: /^Products/ }),
    );
    await press(link("Import and undo"));
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      press(page.locator("label", { hasText: "Choose a CSV file" })),
    ]);
    await chooser.setFiles({ name: "diwali.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await press(button("Change 12 products"));
    await expect(page.getByText("Done: 12 changed.")).toBeVisible();
    expect(pressesOfPart()).toBe(presses.prices);
    await page.goto("/admin/manage-products/import");
    await press(button("Undo diwali.csv"));
    await expect(page.getByText("Undone: 12 products.")).toBeVisible();
    expect(pressesOfPart()).toBe(1);
  });

  await test.step("a collection", async () => {
    await open("Collections");
    await press(link("New collection"));
    await type(page.getByLabel("Title"), "Festive edit");
    await press(page.getByRole("radio", { name: /^By rule/ }));
    await check(page.getByRole("checkbox", { name: "Partywear" }));
    await press(button("Add collection"));
    await expect(page.getByRole("heading", { level: 1, name: "Festive edit" })).toBeVisible();
    expect(pressesOfPart()).toBe(presses.collection);
  });

  await test.step("home: a headline and a row of the collection, for a date", async () => {
    await open("Home and pages");
    await press(link("Home"));
    await press(button(/^Headline/));
    await type(page.getByLabel("Headline", { exact: true }), "DIWALI\nWEEK");
    await select(page.getByLabel("New section"), "Row of products");
    await press(button("Add at the top"));
    await select(page.getByLabel("Products", { exact: true }), "A collection");
    await select(page.getByLabel("Collection", { exact: true }), "Festive edit");
    await expect(page.getByLabel("Heading", { exact: true })).toHaveValue("Festive edit");
    await fill(page.getByLabel("Publish at (time in India)"), homeBegins);
    await press(button("Schedule"));
    await expect(page.getByText("Scheduled.")).toBeVisible();
    expect(pressesOfPart()).toBe(presses.home);
    await shop.goto("/");
    await expect(shop.getByRole("heading", { level: 1, name: "OWN YOUR EDGE" })).toBeVisible();
    await page.getByRole("button", { name: "Create preview link" }).tap();
    await shop.goto((await page.getByRole("link", { name: /^Open the preview/ }).getAttribute("href")) ?? "");
    await press(button(/^Cancel schedule/));
    await expect(page.getByText(/^Schedule cancelled\./)).toBeVisible();
    expect(pressesOfPart()).toBe(1);
    await shop.reload();
    await expect(shop.getByRole("heading", { level: 1, name: "DIWALI WEEK" })).toBeVisible();
    const row = shop.getByRole("region", { name: "Festive edit" });
    await expect(row.getByRole("article")).toHaveCount(4);
    await expect(row.getByRole("link", { name: "See all" })).toHaveAttribute(
      "href",
      "/shop?collection=festive-edit",
    );
  });

  await test.step("nothing of the week is left on home", async () => {
    await page.getByRole("button", { name: "Discard draft" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).tap();
    await expect(page.getByText("Draft discarded.")).toBeVisible();
  });

  await test.step("an announcement for the week", async () => {
    await open("Home and pages");
    await press(link("Announcement"));
    await type(page.getByLabel("Text", { exact: true }), "Diwali week: 10% off everything");
    await fill(page.getByLabel("From (time in India)"), begins);
    await fill(page.getByLabel("Until (time in India)"), ends);
    await press(button("Publish now"));
    await expect(page.getByText("Published.")).toBeVisible();
    expect(pressesOfPart()).toBe(presses.announcement);
    await shop.goto("/");
    await expect(shop.getByRole("complementary", { name: "Announcement" })).toHaveCount(0);
    await press(button("Take down"));
    await expect(page.getByText(/^Taken down\./)).toBeVisible();
    expect(pressesOfPart()).toBe(1);
  });

  await test.step("the collection is hidden: its row and its page go", async () => {
    await page.goto("/admin/collections");
    await page.getByRole("link", { name: "Festive edit" }).tap();
    pressesOfPart();
    await press(button("Hide"));
    await expect(page.getByText("Hidden", { exact: true })).toBeVisible();
    expect(pressesOfPart()).toBe(1);
    await expect.poll(async () => (await shop.goto("/shop?collection=festive-edit"))?.status()).toBe(404);
  });
  await visitor.close();
  await removeWeek(admin);
});
