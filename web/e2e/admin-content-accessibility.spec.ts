import { expectAccessibleStates, type State } from "./support/accessible-states.ts";
import { laterPromotion, savePromotion } from "./support/promotion.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

const SAVE_COLLECTION =
  "mutation($id: ID!, $version: Int!, $input: CollectionInput!) { saveCollection(input: { id: $id, version: $version, collection: $input }) { id } }";

test("promotions are accessible: the form, the list and the question about another admin's change", async ({
  page,
}) => {
  const admin = await demoAdmin(page);
  const id = crypto.randomUUID();
  await savePromotion(admin, { id, promotion: laterPromotion });
  await page.goto("/admin/promotions");
  await expectAccessibleStates(page, "promotions", [
    ["the list", () => expect(page.getByRole("article", { name: "Kurta days" }).first()).toBeVisible()],
    [
      "the form with its preview",
      async () => {
        await page.getByRole("link", { name: "New promotion" }).click();
        await page.getByLabel("Name").fill("Diwali week");
        await page.getByLabel("Percentage off").fill("20");
        const preview = page.getByRole("region", { name: "Preview" });
        await expect(preview.getByText("20% off everything")).toBeVisible();
        await expect(preview.getByText(/ the last 30 days/)).toBeVisible();
      },
    ],
    [
      "the question about another admin's change",
      async () => {
        await page.goto(`/admin/promotions/${id}`);
        await expect(page.getByLabel("Start (time in India)")).toHaveValue("2040-11-01T00:00");
        await page.getByLabel("Percentage off").fill("25");
        await savePromotion(admin, { id, version: 1, promotion: { ...laterPromotion, percent: 15 } });
        await page.getByRole("button", { name: "Save changes" }).click();
        await expect(
          page.getByRole("region", { name: "Another admin has changed this promotion" }),
        ).toBeVisible();
      },
      "own width",
    ],
  ]);
});

test("collections are accessible: the form and the list", async ({ page }) => {
  const admin = await demoAdmin(page);
  const id = crypto.randomUUID();
  const slug = `lamps-${id.slice(0, 8)}`;
  await page.goto("/admin/collections");
  await expectAccessibleStates(page, "collections", [
    [
      "the form with its preview and a chosen product",
      async () => {
        await page.getByRole("link", { name: "New collection" }).click();
        await page.getByLabel("Title").fill("Lamps");
        await page.getByRole("radio", { name: /^By rule/ }).check({ force: true });
        await page.getByRole("checkbox", { name: "Partywear" }).check({ force: true });
        await expect(
          page.getByRole("region", { name: "Preview" }).getByText(/^[\d,]+ products now$/),
        ).toBeVisible();
        await page.getByLabel("Find products").fill("jutti");
        await page
          .getByRole("list", { name: "Found products" })
          .getByRole("button", { name: /^Add / })
          .first()
          .click();
        const chosen = page.getByRole("list", { name: "Chosen products" });
        await expect(chosen.getByRole("listitem")).toHaveCount(1);
        // A title stands there once it is loaded.
        await expect(chosen).not.toContainText("…");
      },
    ],
    [
      "the list",
      async () => {
        const input = { title: "Lamps", slug, kind: "RULE", rule: { categories: ["PARTY"] } };
        await admin.query(SAVE_COLLECTION, { id, version: 0, input });
        await page.goto("/admin/collections");
        await expect(page.getByText("By rule: Partywear").first()).toBeVisible();
      },
    ],
  ]);
  await admin.query(
    "mutation($id: ID!) { deleteCollection(input: { id: $id, version: 1 }) { deletedCollectionId } }",
    { id },
  );
});

test("the editor of home and its banner are accessible", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  const editorPath = /\/admin\/content\/.+/;
  await expect(page).toHaveURL(editorPath);
  const path = new URL(page.url()).pathname;
  const publish = page.getByRole("button", { name: "Publish now" });
  const states: State[] = [
    [
      "the editor with a refused link",
      async () => {
        await page.getByRole("button", { name: "Add at the top" }).click();
        await page.getByLabel("Heading").fill("Diwali week");
        await page.getByLabel("Link text").fill("See it");
        await page.getByLabel("Link address").fill("javascript:alert(1)");
        await publish.click();
        await expect(page.getByText(/^A link begins with/).first()).toBeVisible();
      },
    ],
    [
      "a banner",
      async () => {
        await page.getByLabel("Link address").fill("/shop?filter=party");
        await publish.click();
        await expect(page.getByText("Published.")).toBeVisible();
        await page.goto("/");
        await expect(page.getByRole("region", { name: "Diwali week" })).toBeVisible();
      },
    ],
    [
      "the editor with versions and a row of products",
      async () => {
        await page.goto(path);
        await page.getByLabel("New section").selectOption({ label: "Row of products" });
        await page.getByRole("button", { name: "Add at the top" }).click();
        await expect(page.getByLabel("Products", { exact: true })).toBeVisible();
      },
    ],
  ];
  try {
    await expectAccessibleStates(page, "home", states);
  } finally {
    // Other tests of the same shop look at home.
    await page.goto(path);
    const first = page.getByRole("listitem").filter({ has: page.getByText("Version 1", { exact: true }) });
    await expect(first).toBeVisible();
    const publishAgain = first.getByRole("button", { name: /^Publish again/ });
    if (await publishAgain.isVisible()) {
      await publishAgain.click();
      await expect(page.getByText("Version 1 is published again.")).toBeVisible();
    }
  }
});
