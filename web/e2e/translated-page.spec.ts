import type { Page } from "@playwright/test";
import { confirmedHeading, fillAddress, placeOrder } from "./support/checkout.ts";
import { aDeliveredOrder } from "./support/delivered-order.ts";
import { demoAdmin, newShopper, newShopperOutsideBrowser } from "./support/shopper.ts";
import { createAccount } from "./support/account.ts";
import { submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";
import { translatedSteps } from "./support/translate.ts";

/** Opens a page and waits until the client has started: also the part that is loaded after the first picture. */
const openStarted = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator("html[data-started]")).toBeAttached();
};

const dress = "Nuapatna Ikat Wrap Dress";

test("a visitor buys on a translated page that reads as it is now @core", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { email, password } = await createAccount(page.request);
  const step = translatedSteps(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await step(() => openStarted(page, "/shop"));

  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await step(() => expect(filters).toBeVisible());
  await filters.getByText("Dresses", { exact: true }).click();
  await step(() => expect(page.getByText(/^\d+ products found$/)).not.toHaveText("72 products found"));
  await step(() => filters.getByRole("button", { name: "Clear All" }).click());
  await step(() => expect(page.getByText("72 products found", { exact: true })).toHaveCount(1));
  await filters.getByRole("button", { name: "Close" }).click();
  await step(() => expect(filters).toBeHidden());

  await page.getByRole("link", { name: dress }).first().click();
  await step(() => expect(heading(dress)).toBeVisible());
  await step(() => page.getByText("M", { exact: true }).first().click());
  await page.getByRole("button", { name: "Enter your PIN code" }).click();
  await step(() => page.getByLabel("PIN code").fill("110001"));
  await page.getByLabel("PIN code").press("Enter");
  await step(() => expect(page.getByText("PIN code 110001").first()).toBeVisible());
  await page.getByRole("button", { name: "Add to Cart" }).first().click();

  await step(() => expect(heading("Welcome Back")).toBeVisible());
  await submitSignIn(page, email, "not the password");
  await step(() => expect(page.getByText("Invalid email or password.")).toBeVisible());
  await submitSignIn(page, email, password);
  await step(() => expect(page.getByText("Added to cart").first()).toBeVisible());

  await page.getByRole("link", { name: "Cart, 1 in it" }).click();
  await step(() => expect(page.getByText("Subtotal (1 piece)")).toBeVisible());
  for (const pieces of [2, 3]) {
    await page.getByRole("button", { name: "One more" }).click();
    await step(() => expect(page.getByText(`Subtotal (${pieces} pieces)`)).toBeVisible());
  }
  await page.getByRole("link", { name: "Checkout" }).first().click();
  await step(() => expect(heading("Checkout")).toBeVisible());
  await page.getByLabel("Full name").fill("");
  await placeOrder(page);
  await step(() => expect(page.getByText("Please fill all fields.")).toBeVisible());
  await page.getByLabel("Discount code").fill("NONE");
  await page.getByRole("button", { name: "Apply" }).click();
  await step(() => expect(page.getByText(/code/i).last()).toBeVisible());
  await step(() => fillAddress(page));
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await placeOrder(page);
  await step(() => expect(page.getByRole("heading", confirmedHeading)).toBeVisible());
  await page.getByRole("link", { name: "View Orders" }).click();
  await step(() => expect(page.getByRole("article", { name: /^Order SJ/ })).toContainText("Order Confirmed"));
});

test("a shopper returns a piece on a translated page", async ({ page }) => {
  const step = translatedSteps(page);
  await aDeliveredOrder(page.request, await newShopper(page));
  await openStarted(page, "/orders");
  const start = page.getByRole("link", { name: /^Return or exchange/ });
  await step(() => expect(start).toBeVisible());
  await start.click();
  await step(() => expect(page.getByRole("heading", { level: 1, name: "Return or exchange" })).toBeVisible());
  const send = page.getByRole("button", { name: "Send request" });
  await send.click();
  await step(() => expect(page.getByText("Please complete the marked pieces.")).toBeVisible());
  await step(() => page.getByText("Return", { exact: true }).click());
  await step(() => page.getByLabel("Why are you returning it?").selectOption("Changed my mind"));
  await expect(page.getByText("₹1,499", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "One more" }).click();
  await step(() => expect(page.getByText("₹2,998", { exact: true })).toBeVisible());
  await send.click();
  await step(() =>
    expect(page.getByRole("heading", { name: "We have received your request" })).toBeVisible(),
  );
  await page.getByRole("link", { name: "See your returns" }).click();
  await step(() => expect(page.getByText("Refund amount: ₹2,998")).toBeVisible());
});

test("an admin changes an order and a product on a translated page", async ({ page }) => {
  const shopper = await newShopperOutsideBrowser(page.request);
  const { id, orderNumber } = await aDeliveredOrder(page.request, shopper);
  await demoAdmin(page);
  const step = translatedSteps(page);
  await step(() => openStarted(page, `/admin/orders/${id}`));
  const status = page.getByRole("combobox", { name: `Status of order ${orderNumber}` });
  await step(() => expect(status).toBeVisible());
  await status.selectOption({ label: "Shipped" });
  const question = page.getByRole("dialog", { name: /^Change order/ });
  await step(() => expect(question).toBeVisible());
  await question.getByRole("button", { name: "Change to shipped" }).click();
  await step(() => expect(page.getByText(`Order ${orderNumber}: Shipped.`)).toBeVisible());
  await step(() => expect(question).toBeHidden());
  await page.getByLabel("Note to the packer").fill("Wrap it twice.");
  await step(() => page.getByRole("button", { name: "Save note" }).click());
});

test("changes of React reach the page however a translation has treated its texts", async ({ page }) => {
  await openStarted(page, "/about");
  const results = await page.evaluate(() => {
    const font = (text: string | Node) => {
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(text);
      return outer;
    };
    const copy = (text: Text) => font(text.data);
    const translations: Record<string, (texts: Text[]) => void> = {
      none: () => {},
      replaced: (texts) => texts.forEach((text) => text.replaceWith(copy(text))),
      "added before, then removed": (texts) => {
        for (const text of texts) text.before(copy(text));
        for (const text of texts) text.remove();
      },
      "added after, then removed": (texts) => {
        for (const text of texts) text.after(copy(text));
        for (const text of texts) text.remove();
      },
      "removed, then added": (texts) => {
        for (const text of texts) {
          const { parentNode, nextSibling } = text;
          text.remove();
          parentNode?.insertBefore(copy(text), nextSibling);
        }
      },
      wrapped: (texts) =>
        texts.forEach((text) => {
          const place = document.createComment("");
          text.replaceWith(place);
          place.replaceWith(font(text));
        }),
      "joined in one element": ([first, second]) => {
        if (!first || !second) return;
        first.before(font(first.data + second.data));
        first.remove();
        second.remove();
      },
    };
    const changes: Record<string, (parent: Element, first: Text, second: Text) => void> = {
      "a text that changes": (_, first) => (first.nodeValue = "73"),
      "a text that goes": (parent, _, second) => parent.removeChild(second),
      "an element before a text": (parent, first) =>
        parent.insertBefore(Object.assign(document.createElement("i"), { textContent: "!" }), first),
      "a text that changes beside one that goes": (parent, first, second) => {
        parent.removeChild(second);
        first.nodeValue = "73";
      },
    };
    return Object.entries(changes).map(([change, run]) => [
      change,
      ...Object.values(translations).map((translate) => {
        const parent = document.body.appendChild(document.createElement("p"));
        const [first, second] = [new Text("72"), new Text(" found")];
        parent.append(first, second, document.createElement("b"));
        translate([first, second]);
        run(parent, first, second);
        parent.remove();
        return parent.textContent;
      }),
    ]);
  });
  const all = (text: string) => Array.from({ length: 7 }, () => text);
  expect(results).toEqual([
    ["a text that changes", ...all("73 found")],
    ["a text that goes", ...all("72")],
    ["an element before a text", ...all("!72 found")],
    ["a text that changes beside one that goes", ...all("73")],
  ]);
});
