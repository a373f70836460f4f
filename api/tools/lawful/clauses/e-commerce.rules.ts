import { clausesOf, mustShow, seen, seenMail, shows, unless } from "../clause.ts";

/** Union territories that have an own government or a larger city: a shop that serves "all India" names at least these. */
const territories = ["Delhi", "Jammu and Kashmir", "Puducherry", "Chandigarh"];

export const eCommerce = clausesOf("Consumer Protection (E-Commerce) Rules 2020", [
  {
    id: "seller",
    rule: "4(2)",
    duty: "The shop names its legal name, its address and how to reach customer care.",
    check: ({ pages, seller }) =>
      mustShow(pages.officer, {
        "the legal name of the seller": seller.name,
        "the address of the seller": seller.address,
        "an e-mail address": seller.email,
        "a phone number": seller.phone,
      }),
  },
  {
    id: "seller-everywhere",
    rule: "4(2)",
    duty: "The legal notice is one press away on every page.",
    check: (evidence) =>
      Object.values(evidence.pages).flatMap(({ path, links }) =>
        unless(links.includes(evidence.pages.officer.path), `${path} has no link to the legal notice.`),
      ),
  },
  {
    id: "officer",
    rule: "4(4)",
    duty: "A grievance officer is named, with designation, phone and e-mail.",
    check: ({ pages, officer }) =>
      mustShow(pages.officer, {
        "the name of the grievance officer": officer.name,
        "the designation of the officer": officer.designation,
        "the officer's e-mail address": officer.email,
        "the officer's phone number": officer.phone,
      }),
  },
  {
    id: "complaint-times",
    rule: "4(5)",
    duty: "A complaint is acknowledged within 48 hours and resolved within one month, and the shop says so.",
    check: ({ pages }) =>
      mustShow(pages.officer, { "the 48 hours of an acknowledgement": "48 hours", "the month": "one month" }),
  },
  {
    id: "acknowledgement-mail",
    rule: "4(5)",
    duty: "A message is acknowledged by mail, with its number, the day by which it is resolved, and a page that shows it.",
    check: (evidence) => {
      const { acknowledgement } = seen(evidence.mails, evidence, "mails");
      const { text, page } = seenMail(acknowledgement, "acknowledgement of a message");
      return [
        ...unless(/ticket number is T-\d+/.test(text), "The acknowledgement has no ticket number."),
        ...unless(
          /resolve your request by \w/.test(text),
          "The acknowledgement does not say by when it is resolved.",
        ),
        ...unless(page?.status === 200, "The acknowledgement links no page of the ticket."),
      ];
    },
  },
  {
    id: "late-complaints",
    rule: "4(5)",
    duty: "No complaint waits longer than 48 hours for its acknowledgement, or a month for its resolution.",
    check: (evidence) =>
      seen(evidence.staff, evidence, "staff").lateTickets.map(
        ({ ticketNumber, duty, dueAt }) =>
          `Ticket ${ticketNumber} was to be ${duty === "ACKNOWLEDGE" ? "acknowledged" : "resolved"} by ${dueAt}.`,
      ),
  },
  {
    id: "complaint-clocks",
    rule: "4(5)",
    duty: "The inbox counts open and late complaints, and the dashboard shows what is late.",
    check: (evidence) => {
      const { inbox, dashboard, openTickets, lateTickets } = seen(evidence.staff, evidence, "staff");
      const late = lateTickets.length;
      return [
        ...mustShow(inbox, {
          "the number of open complaints": `${openTickets} open`,
          ...(late > 0 && { "the number of late complaints": `${late} late` }),
        }),
        ...(late > 0 ? mustShow(dashboard, { "what is late": "late" }) : []),
      ];
    },
  },
  {
    id: "ticked-box",
    rule: "4(9)",
    duty: "No consent is recorded by a box that is ticked beforehand.",
    check: ({ pages, products, account }) =>
      // The boxes of lists are filters, and those of the settings show what is saved.
      [
        pages.signUp,
        pages.login,
        pages.contact,
        ...products.map(({ page }) => page),
        ...(account ? [account.cart, account.checkout] : []),
      ].flatMap(({ path, tickedBoxes }) =>
        tickedBoxes.map((label) => `${path} has a ticked box: "${label}".`),
      ),
  },
  {
    id: "territories",
    rule: "4(11)",
    duty: "No class of consumers is left out without a reason: the union territories are served.",
    check: ({ states }) =>
      unless(
        territories.some((territory) => states.some((state) => state.startsWith(territory))),
        "Checkout offers no union territory.",
      ),
  },
  {
    id: "returns",
    rule: "7(1)",
    duty: "A page says how to cancel, return, exchange and get money back.",
    check: ({ pages }) =>
      mustShow(pages.cancellation, {
        "how to cancel": "Cancel",
        "how to return": "Return",
        "how an exchange works": "Exchange",
        "how money is refunded": "Refund",
      }),
  },
  {
    id: "who-pays",
    rule: "7(1)",
    duty: "The page of returns says who pays the return.",
    check: ({ pages }) => mustShow(pages.cancellation, { "who pays the return": "who pays the return" }),
  },
  {
    id: "ways-to-pay",
    rule: "7(1)",
    duty: "The terms name the ways to pay, the chargeback, and whom to ask about a payment.",
    check: ({ pages }) =>
      mustShow(pages.terms, {
        "the ways to pay": "ways to pay",
        "what a chargeback is": "chargeback",
        "the contact of the payment provider": "razorpay.com/support",
      }),
  },
  {
    id: "delivery",
    rule: "7(1)",
    duty: "Delivery is described.",
    check: ({ pages }) => mustShow(pages.delivery, { "how orders are delivered": "deliver" }),
  },
  {
    id: "terms-of-order",
    rule: "7(1)",
    duty: "An order opens the terms under which it was placed.",
    check: (evidence) => {
      const { orderNumber, terms } = seen(evidence.order, evidence, "order");
      if (!terms) return [`Order ${orderNumber} has no stored version of the terms.`];
      return unless(
        terms.status === 200 &&
          shows(terms, evidence.pages.terms.text.split("\n")[0] ?? "") &&
          shows(terms, "Who sells"),
        `The terms of order ${orderNumber} do not open.`,
      );
    },
  },
]);
