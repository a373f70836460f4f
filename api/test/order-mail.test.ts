import { afterAll, expect, it } from "vitest";
import { startWorker } from "../src/platform/jobs/worker.ts";
import { mailer } from "../src/platform/mail/mailer.ts";
import { shopTasks } from "../src/app/tasks.ts";
import { quietLog } from "./support/quiet-log.ts";
import { startSmtpTestServer } from "./support/smtp-test-server.ts";
import { openTestShop } from "./support/test-shop.ts";

const smtp = await startSmtpTestServer();
const testShop = await openTestShop({ SMTP_URL: smtp.url, MAIL_FROM: "Saanjh <hello@saanjh.example>" });
const mails = mailer(testShop.shop.settings);
const worker = await startWorker(testShop.shop.database, shopTasks(testShop.shop, mails), quietLog);
afterAll(async () => {
  await worker.stop();
  mails.close();
  await smtp.stop();
});

const mailWith = (part: string) => smtp.received.find(({ raw }) => raw.includes(part))?.raw ?? "";

it("an order's mails arrive over SMTP: a confirmation with its own id, an invoice with its PDF", async () => {
  const shopper = await testShop.aShopper();
  const order = await testShop.anOrder({ shopper });
  await testShop.gql(
    "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
    { id: order.id },
    shopper.token,
  );
  // One of them is the confirmation mail for the order's address, which is not the account's.
  await smtp.until(() => smtp.received.length === 3, 20_000);
  const confirmation = mailWith("is confirmed");
  expect(confirmation).toMatch(
    new RegExp(`^Message-ID:\\s+<order-confirmation\\.${order.id}@localhost>`, "m"),
  );
  const receiversOf = (subject: string) => smtp.received.find(({ raw }) => raw.includes(subject))?.to;
  expect(receiversOf("is confirmed")).toEqual([shopper.email]);
  expect(receiversOf("Subject: Invoice")).toEqual([shopper.email]);
  expect(receiversOf("Subject: Confirm this address")).toEqual(["asha@example.com"]);
  const invoice = mailWith("Subject: Invoice");
  expect(invoice).toMatch(/Content-Type: application\/pdf;\s+name=Saanjh-invoice-SJ-\d\d-\d\d-000001\.pdf/);
  const encoded = /filename=Saanjh-invoice\S+\r\n(?:[^\r]+\r\n)*\r\n([\w+/=\r\n]+)/.exec(invoice)?.[1] ?? "";
  const pdf = Buffer.from(encoded, "base64").toString("latin1");
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
});
