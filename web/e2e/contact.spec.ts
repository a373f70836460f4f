import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { takeOffline } from "./support/offline.ts";
import { mailTo } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { demoShopper } from "./support/shopper.ts";
import { signIn, uniqueEmail } from "./support/sign-up.ts";

const fill = async (page: Page, subject: string, email = uniqueEmail()) => {
  await page.getByLabel("Name").fill("Ritu Malhotra");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").fill("I am between S and M.\nWhich one?");
};

test("by keyboard a visitor sends a message; the admin reads, answers and handles it", async ({ page }) => {
  const [subject, email] = [`Between sizes ${Date.now()}`, uniqueEmail()];
  await page.goto("/contact");
  await page.getByLabel("Name").focus();
  for (const text of ["Ritu Malhotra", email, subject]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.keyboard.type("I am between S and M.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Which one?");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you, Ritu Malhotra" })).toBeFocused();
  await expectAccessible(page, "the sent message");
  const ticket = (await page.getByText(/^T-\d{6}$/).textContent()) ?? "?";
  const mail = await mailTo(page.request, "hello@saanjh.example", new RegExp(subject));
  expect([mail.subject, mail.text]).toEqual([
    `[${ticket}] ${subject}`,
    expect.stringContaining("> I am between S and M.\n> Which one?"),
  ]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toBeFocused();

  await signIn(page, "admin@example.com", "admin-demo");
  await page.getByRole("link", { name: "Messages" }).click();
  const message = page.getByRole("article", { name: subject });
  await expect(message.getByText("Unread")).toBeVisible();
  await expectAccessible(page, "the inbox");
  await message.getByRole("button", { name: new RegExp(subject) }).press("Enter");
  await expect(message.getByText("I am between S and M.\nWhich one?")).toBeVisible();
  await expect(message.getByText("Unread")).toHaveCount(0);
  await expect(message.getByRole("link", { name: "Answer by mail" })).toHaveAttribute(
    "href",
    `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: [${ticket}] ${subject}`)}`,
  );
  await expectAccessible(page, "an open message");
  await message.getByRole("button", { name: "Mark as handled" }).click();
  await expect(message.getByText("Handled", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "unread" })).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.getByRole("link", { name: "Handled" }).click();
  await expect(message).toBeVisible();
});

test("each missing field shows an error, and the first one gets the focus", async ({ page }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  for (const sentence of [
    "Please enter your name.",
    "Please enter a valid email address.",
    "Please enter a subject.",
    "Please enter a message.",
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expectAccessible(page, "the form with its errors");
  await fill(page, "Sizes", "no address");
  await expect(page.getByText("Please enter your name.")).toHaveCount(0);
  await send.click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});

test("offline the form shows an error and keeps the typed text", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await page.goto("/contact");
  const goOnline = await takeOffline(page, "SendMessage");
  await fill(page, `Patience ${Date.now()}`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "We did not hear back from the shop. You can safely try again." }),
  ).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("I am between S and M.\nWhich one?");
  await goOnline();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your ticket number")).toBeVisible();
});

test("a double click sends one message, and a shopper's name and address are filled in", async ({ page }) => {
  await demoShopper(page);
  await page.goto("/contact");
  await expect(page.getByLabel("E-mail")).toHaveValue("shopper@example.com");
  await expect(page.getByLabel("Name")).not.toHaveValue("");
  await page.getByLabel("Subject").fill(`Twice ${Date.now()}`);
  await page.getByLabel("Message").fill("Once is enough.");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("SendMessage")) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Send Message" }).dblclick();
  await expect(page.getByText("Your ticket number")).toBeVisible();
  expect(sent).toHaveLength(1);
});
