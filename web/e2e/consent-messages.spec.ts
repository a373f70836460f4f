import type { Locator } from "@playwright/test";
import { expectFailureMessages, expectMessage } from "./support/failure-messages.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

test("a consent is listed with its day and words, and withdrawn in one press", async ({ page }) => {
  await newShopper(page);
  const promotions = page.getByRole("switch", { name: /^Promotions/ });
  await page.goto("/user/dashboard/settings/notifications");
  await promotions.press("Space");
  await expectMessage(page, "Your choices are saved.");
  await page.goto("/user/dashboard/settings/privacy");
  const section = page.getByRole("region", { name: "What you agreed to" });
  const row = section.getByRole("listitem").filter({ hasText: "Promotions" });
  await expect(row).toContainText(/You agreed on \d{1,2} \w+ \d{4}/);
  await row.getByText("What you agreed to").click();
  await expect(row.getByText("Promotions. New pieces and offers, now and then.")).toBeVisible();
  const press = () => row.getByRole("button", { name: "Withdraw Promotions" }).click();
  await expectFailureMessages(page, { operation: "WithdrawConsent", press }, [
    ["broken", "This could not be saved. Please try again."],
    ["offline", "Network error. Please try again."],
  ]);
  await press();
  await expectMessage(page, "Promotions: withdrawn.");
  await expect(section.getByRole("heading")).toBeFocused();
  await page.goto("/user/dashboard/settings/notifications");
  await expect(promotions).not.toBeChecked();
});

test("the subscribe box, the profile and its addresses say what they use the data for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = async (form: Locator, start: string) => {
    await form.getByText("What we use this for").click();
    await expect(form.getByText(`We use your ${start}`)).toBeVisible();
  };
  await page.goto("/");
  await opened(page.getByRole("region", { name: /% OFF$/ }), "e-mail address to send you the link");
  await newShopper(page);
  await page.goto("/user/dashboard/profile-edit");
  await opened(
    page.getByRole("main"),
    "name, e-mail address, phone number, address, picture and password to run",
  );
  await page.getByRole("button", { name: "Add an address" }).click();
  await opened(page.getByRole("dialog"), "label, name, e-mail address, phone number and address to fill in");
});
