import { clausesOf, mustShow, seen, seenMail, shows, unless } from "../clause.ts";
import type { PageEvidence } from "../evidence.ts";

/** The line that opens the notice of a form, and how the notice begins. */
const notice = { "the notice of its form": "What we use this for", "the purpose of the data": "We use your" };

/** Whether the page of a button turns mails off without a login. */
const turnsOff = (page: PageEvidence): boolean => page.status === 200 && shows(page, "turn off");

export const tax = clausesOf("Central Goods and Services Tax Rules 2017", [
  {
    id: "price-with-tax",
    rule: "33, section 33 of the Act",
    duty: "The tax that a total contains is shown, and is part of it.",
    check: (evidence) => {
      const { tax: contained, checkoutTotal } = seen(evidence.cart, evidence, "cart");
      return unless(
        contained > 0 && contained < checkoutTotal,
        `The total of ${checkoutTotal} rupees contains ${contained} rupees of GST.`,
      );
    },
  },
  {
    id: "invoice-number",
    rule: "46(b)",
    duty: "A paid order has an invoice with a number of at most 16 characters.",
    check: (evidence) => {
      const { orderNumber, isPaid, invoiceNumber } = seen(evidence.order, evidence, "order");
      if (invoiceNumber === null) return unless(!isPaid, `Order ${orderNumber} is paid and has no invoice.`);
      return unless(
        /^[A-Za-z0-9/-]{1,16}$/.test(invoiceNumber),
        `The invoice number "${invoiceNumber}" is longer than 16 characters, or has others than letters, digits, - and /.`,
      );
    },
  },
  {
    id: "invoice-mail",
    rule: "46, 48(1)",
    duty: "The buyer gets the invoice: a mail about the order has it as a file.",
    check: (evidence) => {
      const { orderNumber } = seen(evidence.order, evidence, "order");
      const { invoice } = seen(evidence.mails, evidence, "mails");
      const { text, attachments } = seenMail(invoice, `invoice of order ${orderNumber}`);
      return [
        ...unless(text.includes(orderNumber), `The mail of the invoice does not name order ${orderNumber}.`),
        ...unless(
          attachments.some((name) => name.endsWith(".pdf")),
          `The mail of the invoice of order ${orderNumber} has no PDF.`,
        ),
      ];
    },
  },
]);

export const personalData = clausesOf("Digital Personal Data Protection Act 2023, Rules 2025", [
  {
    id: "privacy-link",
    rule: "section 5",
    duty: "What the shop does with personal data is one press away where data is entered.",
    check: ({ pages, account = {} }) =>
      [pages.signUp, pages.contact, ...Object.values(account)].flatMap(({ path, links }) =>
        unless(links.includes(pages.privacy.path), `${path} has no link to the privacy page.`),
      ),
  },
  {
    id: "form-notice",
    rule: "section 5; rule 3",
    duty: "The forms of the sign-up and of contact say what the data is used for.",
    check: ({ pages }) => [pages.signUp, pages.contact].flatMap((page) => mustShow(page, notice)),
  },
  {
    id: "checkout-notice",
    rule: "section 5; rule 3",
    duty: "The form of an order says what the data is used for.",
    check: (evidence) => mustShow(seen(evidence.cart, evidence, "cart").checkout, notice),
  },
  {
    id: "data-rights",
    rule: "sections 13 and 14",
    duty: "A page says how to name a nominee and how to complain to the Data Protection Board.",
    check: ({ pages }) =>
      mustShow(pages.dataRights, { "the nominee": "nominee", "the Board": "Data Protection Board" }),
  },
  {
    id: "erasure",
    rule: "section 12",
    duty: "A shopper can export and delete the account.",
    check: (evidence) => {
      const { privacySettings } = seen(evidence.account, evidence, "account");
      return mustShow(privacySettings, { "the export of the data": "export", "the deletion": "delete" });
    },
  },
  {
    id: "unsubscribe",
    rule: "section 6(4)",
    duty: "A mail that nobody has to get has a link that turns it off, and the button of mail programs.",
    check: (evidence) => {
      const { optional } = seen(evidence.mails, evidence, "mails");
      seenMail(optional[0], "mail that a shopper can turn off");
      return optional.flatMap(({ subject, text, unsubscribeUrl, page }) => [
        ...unless(unsubscribeUrl !== null, `"${subject}" has no button that turns it off.`),
        ...unless(/\/(unsubscribe|stop-alerts)\?/.test(text), `"${subject}" has no link that turns it off.`),
        ...unless(
          page === undefined || turnsOff(page),
          `The button of "${subject}" opens no page that turns it off.`,
        ),
      ]);
    },
  },
  {
    id: "privacy-page",
    rule: "section 5",
    duty: "The privacy page is there.",
    check: ({ pages }) =>
      unless(pages.privacy.status === 200 && shows(pages.privacy, "privacy"), "/privacy is not there."),
  },
]);

export const accessibility = clausesOf("Rights of Persons with Disabilities Act 2016, Rules 2017", [
  {
    id: "accessibility-statement",
    rule: "sections 40 and 46; rule 15",
    duty: "The accessibility statement is there, and the home page links it.",
    check: ({ pages }) => [
      ...mustShow(pages.accessibility, { "a statement on accessibility": "accessib" }),
      ...unless(
        pages.home.links.includes(pages.accessibility.path),
        `${pages.home.path} has no link to the accessibility statement.`,
      ),
    ],
  },
]);
