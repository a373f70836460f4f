import { homeAddress, orderInCash } from "./support/cash-order.ts";
import { confirmedHeading, placeOrder, readOrders, showSummary } from "./support/checkout.ts";
import { expect, test } from "./support/test.ts";
import { newShopper, type DemoShopper } from "./support/shopper.ts";
import { expectTouchable } from "./support/touch-targets.ts";

const home = { label: "Home", ...homeAddress };

type Saving = Pick<DemoShopper, "query">;

const save = ({ query }: Saving, changes: Partial<typeof home> = {}) =>
  query("mutation($input: AddressInput!) { addAddress(input: $input) { address { id } } }", {
    input: { ...home, ...changes },
  });

const savedCities = async ({ query }: Saving): Promise<string[]> => {
  const { me } = await query<{ me: { addresses: { city: string }[] } }>("{ me { addresses { city } } }");
  return me.addresses.map(({ city }) => city);
};

const fullName = { name: "Full name" };
const cash = { name: /Cash on delivery/ };

test("a known shopper buys in two presses from the product page without typing", async ({ page }) => {
  const shopper = await newShopper(page);
  await save(shopper);
  const { id, size, color } = await shopper.addToCart(1);
  await orderInCash(shopper, [{ productId: id, size, color, quantity: 1 }]);
  await page.goto(`/product/${id}`);
  // Size and colour are the shopper's choice, not a step of the purchase.
  for (const value of [size, color])
    if (value)
      await page.getByRole("main").getByRole("radio", { name: value, exact: true }).first().press("Space");
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole("button", { name, exact: true }).click();
  };
  await press("Buy Now");
  await expect(page.getByText("Deliver to Meera Sharma (Home)")).toBeVisible();
  await expect(page.getByRole("radio", cash)).toBeChecked();
  await expect(page.getByRole("textbox", fullName)).toHaveCount(0);
  await press("Place Order");
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect(presses).toBe(2);
  expect((await readOrders(shopper)).count).toBe(2);
});

test("with a saved address the payment is on the second screen of a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = await newShopper(page);
  await save(shopper);
  const { title } = await shopper.addToCart(2);
  await page.goto("/checkout");
  const payment = page.getByRole("heading", { level: 2, name: "Payment" });
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  const summary = page.getByRole("region", { name: "Your order" });
  await expect(summary.getByText(title)).toBeHidden();
  await expectTouchable(page, "checkout with a folded address");
  const box = await payment.locator("..").boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(2 * 740);
  const total =
    (await summary.getByRole("button", { name: /^Show order summary/ }).innerText()).split("\n").at(-1) ?? "";
  expect(total).toMatch(/^₹/);
  await expect(page.locator("[data-foot-bar]").getByText(total)).toBeInViewport();
  await showSummary(page);
  await expect(summary.getByText(title)).toBeVisible();
  await summary.getByRole("button", { name: /^Hide order summary/ }).click();
  await expect(summary.getByText(title)).toBeHidden();
});

test("an edited address replaces the saved one once nothing is wrong with it", async ({ page }) => {
  const shopper = await newShopper(page);
  await save(shopper);
  await shopper.addToCart(3);
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Edit the shipping address" }).click();
  await expect(page.getByRole("textbox", fullName)).toBeFocused();
  await page.getByRole("textbox", { name: "City" }).fill("Amritsar");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Amritsar");
  await page.getByLabel("PIN code").fill("0");
  await placeOrder(page);
  await expect(page.getByText("Please enter a PIN code of 6 digits")).toBeVisible();
  await page.getByLabel("PIN code").fill("143001");
  await page.getByRole("radio", cash).check();
  await expect(page.getByRole("checkbox", { name: "Save these changes to my addresses" })).toBeChecked();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
  expect(await savedCities(shopper)).toEqual(["Amritsar"]);
});

test("addresses of the profile are added, edited in two tabs, made the default and deleted", async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await page.goto("/user/dashboard/profile-edit");
  const book = page.getByRole("region", { name: "Addresses" });
  const dialog = page.getByRole("dialog");
  await book.getByRole("button", { name: "Add an address" }).click();
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByText("Please fill all fields.")).toBeVisible();
  await dialog.getByText("What we use this for").click();
  await expect(
    dialog.getByText("We use your label, name, e-mail address, phone number and address to fill in"),
  ).toBeVisible();
  await dialog.getByLabel("Label").fill("Home");
  await dialog.getByLabel("Full name").fill("Meera Sharma");
  await dialog.getByLabel("Mobile number").fill("98765 43210");
  await dialog.getByRole("textbox", { name: "Address" }).fill("12, Sector 17");
  await dialog.getByLabel("PIN code").fill("141001");
  await expect(dialog.getByLabel("State")).toHaveValue("Punjab");
  await dialog.getByRole("textbox", { name: "City" }).fill("Ludhiana");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(book.getByText("Address saved.")).toBeVisible();
  await expect(book.getByText("Default", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("12, Sector 17");

  await save(shopper, { label: "Work", address: "4, Mall Road", city: "Jalandhar" });
  const otherTab = await context.newPage();
  await otherTab.goto("/user/dashboard/profile-edit");
  await page.reload();
  const edit = /^Edit Work/;
  await book.getByRole("button", { name: edit }).click();
  await otherTab.getByRole("button", { name: edit }).click();
  await otherTab.getByRole("dialog").getByRole("textbox", { name: "City" }).fill("Moga");
  await otherTab.getByRole("dialog").getByRole("button", { name: "Save address" }).click();
  await expect(otherTab.getByText("Moga, Punjab 141001")).toBeVisible();
  await dialog.getByRole("textbox", { name: "City" }).fill("Patiala");
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(dialog.getByText("It is now “Moga”. Save again to replace it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save address" }).click();
  await expect(book.getByText("Patiala, Punjab 141001")).toBeVisible();

  await book.getByRole("button", { name: /^Make default Work/ }).click();
  await expect(book.getByText("Default address changed.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("4, Mall Road");
  await book.getByRole("button", { name: /^Delete Work/ }).click();
  await dialog.getByRole("button", { name: "Delete address" }).click();
  await expect(book.getByText("Address deleted.")).toBeVisible();
  await expect(book.getByRole("heading", { name: "Addresses" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("12, Sector 17");
  await otherTab.getByRole("button", { name: /^Delete Work/ }).click();
  await otherTab.getByRole("dialog").getByRole("button", { name: "Delete address" }).click();
  await expect(otherTab.getByText("This address was deleted.")).toBeVisible();
  await expect(otherTab.getByRole("button", { name: /^Delete Work/ })).toHaveCount(0);
  expect(await savedCities(shopper)).toEqual(["Ludhiana"]);
});
