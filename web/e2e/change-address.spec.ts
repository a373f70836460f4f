import { placeCashOrder } from "./support/cash-order.ts";
import { sql } from "./support/database.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const dialogName = "Change the shipping address";

test("a shopper changes the address of an order until it is packed", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const order = await placeCashOrder(shopper, 8);
  await page.goto("/orders");
  const card = page.getByRole("article", { name: `Order ${order.orderNumber}` });
  await card.getByText("Details").click();
  const opener = card.getByRole("button", { name: /^Change address/ });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: dialogName });
  await dialog.getByRole("textbox", { name: "City" }).fill("");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByText("Please fill all fields.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "City" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "City" }).fill("Jalandhar");
  await dialog.getByRole("textbox", { name: "PIN code" }).fill("014");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByRole("textbox", { name: "PIN code" })).toHaveAccessibleDescription(
    "Please enter a PIN code of 6 digits that does not start with 0.",
  );
  await dialog.getByRole("textbox", { name: "PIN code" }).fill("144001");
  await dialog.getByText("What we use this for").click();
  await expect(
    dialog.getByText("We use your name, e-mail address, phone number and address to deliver this order"),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText("Address changed.")).toBeVisible();
  await expect(card.getByText("Jalandhar, Punjab 144001")).toBeVisible();
  await expect(opener).toBeFocused();
});

test("a field that is emptied while the PIN code is looked up stays empty", async ({ page }) => {
  const shopper = await newShopper(page);
  const order = await placeCashOrder(shopper, 8);
  let answer = () => {};
  const isEmptied = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/pin-codes.*\.txt/, async (route) => {
    await isEmptied;
    await route.continue();
  });
  await page.goto("/orders");
  const card = page.getByRole("article", { name: `Order ${order.orderNumber}` });
  await card.getByText("Details").click();
  const tableRequest = page.waitForRequest(/pin-codes.*\.txt/);
  await card.getByRole("button", { name: /^Change address/ }).click();
  const dialog = page.getByRole("dialog", { name: dialogName });
  await tableRequest;
  await dialog.getByRole("textbox", { name: "City" }).fill("");
  answer();
  await dialog.getByLabel("State").selectOption("Goa");
  await expect(dialog.getByText("PIN code 141001 belongs to Ludhiana, Punjab. Is Goa right?")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "City" })).toHaveValue("");
});

test("a field that the shop has changed in the meantime is shown before it is replaced", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  const order = await placeCashOrder(shopper, 8);
  await page.goto("/orders");
  const card = page.getByRole("article", { name: `Order ${order.orderNumber}` });
  await card.getByText("Details").click();
  await card.getByRole("button", { name: /^Change address/ }).click();
  const dialog = page.getByRole("dialog", { name: dialogName });
  await dialog.getByRole("textbox", { name: "City" }).fill("Jalandhar");
  await sql("update orders set ship_city = 'Amritsar', ship_full_name = 'Meera S.' where id = $1", [
    order.id,
  ]);
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(
    dialog.getByText("This order was changed in the meantime. Please look at it again."),
  ).toBeVisible();
  const city = dialog.getByRole("textbox", { name: "City" });
  await expect(city).toHaveValue("Jalandhar");
  await expect(city).toHaveAccessibleDescription("It is now “Amritsar”. Save again to replace it.");
  await expect(dialog.getByRole("textbox", { name: "Full name" })).toHaveValue("Meera S.");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog).toBeHidden();
  const [row] = await sql<{ city: string; name: string }>(
    "select ship_city as city, ship_full_name as name from orders where id = $1",
    [order.id],
  );
  expect(row).toEqual({ city: "Jalandhar", name: "Meera S." });
});
