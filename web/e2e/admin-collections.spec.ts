import { countedTouchOn } from "./support/operator.ts";
import { adminOutsideBrowser, demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const save =
  "mutation($id: ID!, $version: Int!, $input: CollectionInput!) { saveCollection(input: { id: $id, version: $version, collection: $input }) { id version } }";

test("shoppers find a collection that the owner adds on a phone", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const admin = await demoAdmin(page);
  await page.goto("/admin/collections");
  const { press, type, check, presses } = countedTouchOn(page);
  await press(page.getByRole("link", { name: "New collection" }));
  await type(page.getByLabel("Title"), "Diwali lamps");
  await expect(page.getByLabel("Address")).toHaveValue("diwali-lamps");
  await press(page.getByRole("radio", { name: /^By rule/ }));
  await check(page.getByRole("checkbox", { name: "Partywear" }));
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Partywear")).toBeVisible();
  await expect(preview.getByText(/^[\d,]+ products now$/)).toBeVisible();
  await type(page.getByLabel("Find products"), "jutti");
  const found = page.getByRole("list", { name: "Found products" });
  await press(found.getByRole("button", { name: /^Add / }).first());
  await press(found.getByRole("button", { name: /^Add / }).first());
  const chosen = page.getByRole("list", { name: "Chosen products" });
  await expect(chosen.getByRole("listitem")).toHaveCount(2);
  // A title stands there once it is loaded.
  await expect(chosen).not.toContainText("…");
  const second = await chosen.getByRole("listitem").nth(1).locator("span.font-semibold").innerText();
  await press(chosen.getByRole("button", { name: `Move ${second} up` }));
  await press(page.getByRole("button", { name: "Add collection" }));
  await expect(page.getByRole("heading", { level: 1, name: "Diwali lamps" })).toBeVisible();
  await expect(page.getByText("Shown", { exact: true })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(9);
  await page.goto("/admin/collections");
  await expect(page.getByText("By rule: Partywear")).toBeVisible();

  await page.goto("/shop?collection=diwali-lamps");
  await expect(page.getByRole("heading", { level: 1, name: "Diwali lamps" })).toBeVisible();
  const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
  await expect(cards.first()).toContainText(second);
  await page.getByLabel("Sort by").selectOption("Price: Low to High");
  await expect(page).toHaveURL("/shop?collection=diwali-lamps&sort=price-low");
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await expect(page).toHaveURL("/shop");

  await page.goto("/");
  await page
    .getByRole("region", { name: "Shop by Collection" })
    .getByRole("link", { name: "Diwali lamps" })
    .click();
  await expect(page).toHaveURL("/shop?collection=diwali-lamps");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByText("Collections", { exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Diwali lamps" })).toBeVisible();

  const { collection } = await admin.query<{ collection: { id: string } }>(
    '{ collection(slug: "diwali-lamps") { id } }',
  );
  await admin.query(
    "mutation($id: ID!) { deleteCollection(input: { id: $id, version: 1 }) { deletedCollectionId } }",
    {
      id: collection.id,
    },
  );
  const response = await page.goto("/shop?collection=diwali-lamps");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("This collection is no longer available")).toBeVisible();
});

test("a collection that another admin has changed asks which text stays", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const other = await adminOutsideBrowser(page.request);
  await demoAdmin(page);
  const id = crypto.randomUUID();
  const input = {
    title: "Lamps",
    slug: `lamps-${id.slice(0, 8)}`,
    kind: "RULE",
    rule: { minPrice: 9_00_000 },
  };
  await other.query(save, { id, version: 0, input });
  await page.goto(`/admin/collections/${id}`);
  await page.getByLabel("Title").fill("Lamps and silk");
  await other.query(save, { id, version: 1, input: { ...input, text: "For the festival." } });
  await page.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("region", { name: "Another admin has changed this collection" });
  await expect(question.getByText("Text: none → For the festival.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Lamps and silk");
  await question.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/admin/collections");
});
