import { takeOffline } from "./support/offline.ts";
import { mailTo } from "./support/mailbox.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { signIn, uniqueEmail } from "./support/sign-up.ts";

test("by keyboard an admin answers, reopens and resolves a message of a visitor", async ({
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

test("a failed message keeps what was typed until a double click sends it once", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const { email } = await newShopper(page);
  await page.goto("/contact");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Name")).toHaveValue("Kavya Nair");
  await page.getByLabel("Subject").fill(`Twice ${Date.now()}`);
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(page.getByText("Please enter a message.")).toBeVisible();
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.getByLabel("Message").fill("Once is enough.");
  const goOnline = await takeOffline(page, "SendMessage");
  await send.click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "We did not hear back from the shop. You can safely try again." }),
  ).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Once is enough.");
  await goOnline();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("SendMessage")) sent.push(request.url());
  });
  await send.dblclick();
  await expect(page.getByText("Your ticket number")).toBeVisible();
  expect(sent).toHaveLength(1);
});
