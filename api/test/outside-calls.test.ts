import { describe, expect, it } from "vitest";
import { inTransaction } from "../src/platform/database/database.ts";
import { mailer } from "../src/platform/mail/mailer.ts";
import { openTestShop } from "./support/test-shop.ts";

const { shop } = await openTestShop({ NODE_ENV: "test" });
const mails = mailer(shop.settings);

const calls: [string, () => Promise<unknown>][] = [
  ["Razorpay", () => shop.razorpay.paymentsOf("order_Unknown1234")],
  ["the mail server", () => mails.send({ to: "a@example.com", subject: "s", html: "<p>t</p>", text: "t" })],
  ["the public internet", () => shop.readUrl("https://pictures.example.com/a.jpg", { maxBytes: 10 })],
];

describe("a call to another host", () => {
  it.each(calls)("fails while a transaction holds a connection: %s", async (host, call) => {
    await expect(inTransaction(shop.database, call)).rejects.toThrow(
      `A call to ${host} is made while a transaction holds a database connection.`,
    );
  });

  it("may follow a transaction", async () => {
    await inTransaction(shop.database, async () => undefined);
    await expect(
      mails.send({ to: "a@example.com", subject: "s", html: "<p>t</p>", text: "t" }),
    ).resolves.toBeUndefined();
  });
});
