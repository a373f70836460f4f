import type { Page } from "@playwright/test";
import { keyboardOn } from "./support/keyboard.ts";
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

test("by keyboard a visitor sends a message; the admin reads, answers, reopens and resolves it", async ({
  page,
  allowConsoleErrors,
}) => {
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
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  const message = page.getByRole("article", { name: subject });
  await expect(message.getByText("Unread")).toBeVisible();
  await message.getByRole("button", { name: new RegExp(subject) }).press("Enter");
  await expect(message.getByText("I am between S and M.\nWhich one?")).toBeVisible();
  await expect(message.getByText("Unread")).toHaveCount(0);
  await message.getByRole("button", { name: "Add a note" }).click();
  await message.getByLabel("Note").fill("She is 165 cm.");
  await message.getByRole("button", { name: "Save note" }).click();
  await expect(message.getByLabel("Note")).toHaveCount(0);
  await expect(message.getByText("She is 165 cm.")).toBeVisible();
  await message.getByLabel("Your answer to Ritu Malhotra").fill("Please take M.");
  await message.getByRole("button", { name: "Send answer" }).click();
  await expect(message.getByText("Waiting", { exact: true })).toBeVisible();
  await expect(message.getByLabel("Your answer to Ritu Malhotra")).toHaveValue("");
  const resolve = message.getByRole("button", { name: "Mark as resolved" });
  const reopen = message.getByRole("button", { name: "Reopen" });
  await reopen.press("Enter");
  await expect(message.getByText("Open", { exact: true })).toBeVisible();
  await expect(reopen).toHaveCount(0);
  await expect(resolve).toBeFocused();
  await resolve.click();
  await expect(message.getByText("Resolved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "unread" })).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.getByRole("link", { name: "Resolved" }).click();
  await expect(message).toBeVisible();

  const answer = await mailTo(page.request, email, /Our reply to your message/);
  expect(answer.text).not.toContain("165 cm");
  await page.goto(/https?:\/\/[^/\s]+(\/ticket\/\S+)/.exec(answer.text)?.[1] ?? "");
  await expect(page.getByText("Please take M.")).toBeVisible();
  await page.getByLabel("Write to us again").fill("M it is.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message has been sent.")).toBeVisible();
  await expect(page.getByText("M it is.")).toBeVisible();
  allowConsoleErrors();
  await page.goto("/ticket/made-up");
  await expect(page.getByText("This link is invalid or has expired.")).toBeVisible();
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

test("a visitor sends a message by keyboard", async ({ page }) => {
  const keys = keyboardOn(page);
  await page.goto("/");
  await keys.tabToAndPressEnter(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }),
  );
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keys.tabTo(page.getByLabel("Name"));
  for (const text of ["Ritu Malhotra", "ritu@example.com", "Between sizes", "S or M?"]) {
    await keys.type(text);
    await keys.press("Tab");
  }
  await keys.expectAt(page.getByRole("button", { name: "Send Message" }));
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you, Ritu Malhotra" })).toBeFocused();
});
