import { afterAll, expect, it } from "vitest";
import { startWorker } from "../src/platform/jobs/worker.ts";
import { mailer } from "../src/platform/mail/mailer.ts";
import { shopTasks } from "../src/app/tasks.ts";
import { quietLog } from "./support/quiet-log.ts";
import { smtpPeer } from "./support/smtp-test-server.ts";
import { openTestShop } from "./support/test-shop.ts";

const peer = await smtpPeer();
const house = await openTestShop({ SMTP_URL: peer.url, MAIL_FROM: "Saanjh <hello@saanjh.example>" });
const mails = mailer(house.shop.settings);
const worker = await startWorker(house.shop.database, shopTasks(house.shop, mails), quietLog);
afterAll(async () => {
  await worker.stop();
  mails.close();
  await peer.stop();
});

const named = (part: string) => peer.received.find(({ raw }) => raw.includes(part))?.raw ?? "";

it("an order's mails arrive over SMTP: a confirmation with its own id, an invoice with its PDF", async () => {
  const shopper = await house.aShopper();
  const order = await house.anOrder({ shopper });
  await house.gql(
    "mutation($id: ID!) { requestInvoice(orderId: $id) { invoiceUrl } }",
    { id: order.id },
    shopper.token,
  );
  // One of them is the confirmation mail for the order's address, which is not the account's.
  await peer.until(() => peer.received.length === 3, 20_000);
  const confirmation = named("is confirmed");
  expect(confirmation).toMatch(
    new RegExp(`^Message-ID:\\s+<order-confirmation\\.${order.id}@localhost>`, "m"),
  );
  const receiversOf = (subject: string) => peer.received.find(({ raw }) => raw.includes(subject))?.to;
  expect(receiversOf("is confirmed")).toEqual([shopper.email]);
  expect(receiversOf("Subject: Invoice")).toEqual([shopper.email]);
  expect(receiversOf("Subject: Confirm this address")).toEqual(["asha@example.com"]);
  const invoice = named("Subject: Invoice");
  expect(invoice).toMatch(/Content-Type: application\/pdf;\s+name=Saanjh-invoice-SJ-\d\d-\d\d-000001\.pdf/);
  const encoded = /filename=Saanjh-invoice\S+\r\n(?:[^\r]+\r\n)*\r\n([\w+/=\r\n]+)/.exec(invoice)?.[1] ?? "";
  const pdf = Buffer.from(encoded, "base64").toString("latin1");
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
});
