import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("an order by phone and its payment link are accessible", async ({ page }) => {
  const admin = await demoAdmin(page);
  const { title } = await addTestProduct(admin, { title: "Telephoned Skirt" });
  const place = page.getByRole("button", { name: /^Place order for ₹/ });
  let link = "";
  await page.goto("/admin/orders/new");
  await expectAccessibleStates(page, "an order by phone", [
    [
      "the refused form",
      async () => {
        await page.getByLabel("Find products").fill(title);
        const found = page.getByRole("list", { name: "Found products" });
        await found
          .getByRole("button", { name: `Add ${title}` })
          .first()
          .click();
        const lines = page.getByRole("list", { name: "Lines of the order" });
        await expect(lines.getByRole("combobox").first()).toBeVisible();
        for (const select of await lines.getByRole("combobox").all()) await select.selectOption({ index: 1 });
        await place.click();
        await expect(page.getByText("Please fill all fields.")).toBeVisible();
      },
    ],
    [
      "the offer of what was entered before",
      async () => {
        await page.getByLabel("Full name").fill("Meera Sharma");
        await page.getByLabel("E-mail", { exact: true }).fill(`caller-${Date.now()}@example.com`);
        await page.getByLabel("Mobile number").fill("98765 43210");
        await page.getByRole("textbox", { name: "Address" }).fill("12, Sector 17");
        await page.getByRole("textbox", { name: "City" }).fill("Ludhiana");
        await page.getByLabel("State").selectOption("Punjab");
        await page.getByLabel("PIN code").fill("141001");
        await page.getByText("Payment link", { exact: true }).click();
        await page.reload();
        await expect(page.getByText(/^An order from .* was not placed\.$/)).toBeVisible();
      },
      "own width",
    ],
    [
      "the placed order with its payment link",
      async () => {
        await page.getByRole("button", { name: "Restore" }).click();
        await place.click();
        await expect(page.getByRole("heading", { name: "Payment link" })).toBeVisible();
        const message = await page.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
        link = /\/pay\/[\w-]{64}/.exec(decodeURIComponent(message ?? ""))?.[0] ?? "";
      },
    ],
    [
      "the page of the payment link",
      async () => {
        await page.goto(link);
        await expect(page.getByText(/^Order SJ\d+ for Meera Sharma$/)).toBeVisible();
      },
    ],
  ]);
});
