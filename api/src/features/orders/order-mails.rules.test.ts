import { describe, expect, it } from "vitest";
import { firstMailPalette, mailSchemesOf } from "../../platform/mail/mail-schemes.rules.ts";
import { mailOf } from "../../platform/mail/mail-layout.rules.ts";
import { confirmationMail, statusMail, type MailedOrder, type StatusMailFacts } from "./order-mails.rules.ts";

const order: MailedOrder = {
  orderNumber: "SJ100001",
  name: "Asha Rao",
  address: ["Asha Rao", "14, Residency Road", "Bengaluru, Karnataka 560025"],
  lines: [
    {
      title: "Ajrakh Kurta",
      size: "M",
      color: "Indigo",
      quantity: 2,
      removed: 0,
      total: 378_000,
      picture: { mediaKey: "abc", alt: "The kurta", width: 1080, height: 1440 },
    },
    { title: "Jutti", size: null, color: null, quantity: 1, removed: 0, total: 90_000, picture: null },
  ],
  deliveryRange: "24 to 27 November 2026",
  subtotal: 468_000,
  discount: 0,
  promotions: [],
  shippingCost: 0,
  total: 468_000,
  isPaid: true,
  isRefunded: false,
  hasExpired: false,
  isPaymentRefused: false,
  isCash: false,
};
const links = {
  orders: "https://shop.example.com/orders",
  invoice: "https://shop.example.com/invoices?token=1",
};
const sent = (mail: ReturnType<typeof confirmationMail>) =>
  mailOf("a@example.com", mail, {
    publicUrl: "https://shop.example.com",
    mediaUrl: "",
    brand: { name: "Saanjh", mail: mailSchemesOf(firstMailPalette) },
  });

const statuses: StatusMailFacts["status"][] = ["processing", "shipped", "delivered", "cancelled"];
const statusText = (status: StatusMailFacts["status"], changes: Partial<MailedOrder> = {}) =>
  statusMail({ ...order, ...changes }, { status, trackingId: "BD1", returnDays: 30 }, links);

describe("the confirmation of a paid order", () => {
  const { text, html } = sent(confirmationMail(order, 22_286, links));

  it("has money, delivery, pieces and address", () => {
    for (const words of [
      "We have received ₹4,680.00.",
      "Expected delivery:\n24 to 27 November 2026",
      "Your pieces:\nAjrakh Kurta (M, Indigo, 2 pieces): ₹3,780.00\nJutti (1 piece): ₹900.00",
      "Subtotal: ₹4,680.00\nShipping: Free\nTotal (GST of ₹222.86 included): ₹4,680.00",
    ])
      expect(text).toContain(words);
    expect(html).toContain(
      'src="https://shop.example.com/media/abc/160.jpeg" alt="The kurta" width="72" height="96"',
    );
  });

  describe("with promotions", () => {
    const promotions = [
      { title: "Diwali week", discount: 50_000, shipping: 0 },
      { title: "Free shipping in October", discount: 0, shipping: 9900 },
    ];
    const mail = confirmationMail({ ...order, discount: 50_000, promotions, total: 418_000 }, null, links);

    it("names each promotion with what it takes off", () => {
      expect(sent(mail).text).toContain("Diwali week: −₹500.00\n");
    });

    it("names the promotion that makes shipping free", () => {
      expect(sent(mail).text).toContain("\nShipping (Free shipping in October): Free\nTotal: ₹4,180.00");
    });
  });

  it("asks for cash in whole rupees, below the exact total", () => {
    const { text: cashText } = sent(
      confirmationMail({ ...order, total: 59_940, isPaid: false, isCash: true }, null, links),
    );
    expect(cashText).toContain("Please keep ₹599.00 in cash ready for the courier.");
    expect(cashText).toContain("Total: ₹599.40");
  });

  it("does not speak of GST if its invoice states none", () => {
    expect(sent(confirmationMail(order, null, links)).text).toContain("Shipping: Free\nTotal: ₹4,680.00");
  });

  it("has a preheader with pieces, total and delivery", () => {
    expect(html).toContain(">3 pieces, ₹4,680.00. Expected delivery: 24 to 27 November 2026.&#847;");
  });
});

describe("the mail of a cancelled order", () => {
  const sentenceOf = (changes: Partial<MailedOrder>) =>
    sent(statusText("cancelled", { isPaid: false, ...changes })).text;

  it("says what becomes of money if it was not paid in time", () => {
    expect(sentenceOf({ hasExpired: true })).toContain(
      "Your order was cancelled. It was not paid in time. If money has left your account for it, we will refund all of it.",
    );
  });

  it("says that a refused payment was not charged", () => {
    expect(sentenceOf({ isPaymentRefused: true })).toContain(
      "Your order was cancelled. Our payment provider did not accept its online payment, so you were not charged.",
    );
  });

  it("says that there is nothing to pay", () => {
    expect(sentenceOf({})).toContain("Your order was cancelled. There is nothing to pay.");
  });
});

describe("pieces that were removed from the order", () => {
  const [kurta, jutti] = order.lines as [MailedOrder["lines"][number], MailedOrder["lines"][number]];
  const shortened = [
    { ...kurta, removed: 1 },
    { ...jutti, removed: 1 },
  ];

  it("are not in the mail of a status", () => {
    for (const status of statuses) {
      const { text } = sent(statusText(status, { lines: shortened }));
      expect(text).toContain("Your pieces:\nAjrakh Kurta (M, Indigo, 1 piece)\n");
      expect(text).not.toContain("Jutti");
    }
  });

  it("are in the mail if none is left", () => {
    const lines = [{ ...kurta, removed: 2 }, shortened[1] ?? jutti];
    const { text } = sent(statusText("cancelled", { lines }));
    expect(text).toContain("Your pieces:\nAjrakh Kurta (M, Indigo, 2 pieces)\nJutti (1 piece)");
  });

  it("are in the confirmation, whose figures include them", () => {
    const { text } = sent(confirmationMail({ ...order, lines: shortened }, null, links));
    expect(text).toContain("Ajrakh Kurta (M, Indigo, 2 pieces): ₹3,780.00\nJutti (1 piece): ₹900.00");
  });
});

describe("a mail on an order", () => {
  const mails = [confirmationMail(order, 22_286, links), ...statuses.map((status) => statusText(status))];

  it("has one button", () => {
    for (const mail of mails) expect(mail.parts.filter(({ kind }) => kind === "action")).toHaveLength(1);
  });

  it("has the pieces", () => {
    for (const mail of mails) expect(sent(mail).text).toContain("Jutti (1 piece)");
  });

  it("links to the notification settings if they can switch it off", () => {
    const settings = "https://shop.example.com/user/dashboard/settings/notifications";
    const links = mails.map((mail) => {
      const { text, html } = sent(mail);
      return [text.endsWith(`notification settings: ${settings}`), html.includes(`href="${settings}"`)];
    });
    expect(links).toEqual([[false, false], ...statuses.map(() => [true, true])]);
  });

  it("says when the pieces should arrive until they are delivered", () => {
    const withDay = statuses.filter((status) => sent(statusText(status)).text.includes("24 to 27 November"));
    expect(withDay).toEqual(["processing", "shipped"]);
  });

  it("does not speak of a delivery whose day is unknown", () => {
    const { deliveryRange: _, ...unknown } = order;
    for (const mail of [
      confirmationMail(unknown, 22_286, links),
      statusMail(unknown, { status: "shipped", trackingId: null, returnDays: 30 }, links),
    ]) {
      const { text, html } = sent(mail);
      expect(text + html).not.toContain("Expected delivery");
      expect(text + html).not.toContain("undefined");
    }
  });
});
