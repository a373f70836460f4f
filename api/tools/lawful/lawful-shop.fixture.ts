import {
  accountPageNames,
  pageNames,
  staffPageNames,
  type Evidence,
  type PageEvidence,
  type ProductEvidence,
} from "./evidence.ts";

const links = ["/", pageNames.officer, pageNames.privacy, pageNames.accessibility];

const notice = "What we use this for\nWe use your name and e-mail address to answer you.";

const page = (path: string, text: string): PageEvidence => ({
  path,
  status: 200,
  text,
  links,
  tickedBoxes: [],
});

const pagesOf = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  texts: Partial<Record<Name, string>>,
): Record<Name, PageEvidence> =>
  Object.fromEntries(
    Object.entries<string>(names).map(([name, path]) => [name, page(path, texts[name as Name] ?? name)]),
  ) as Record<Name, PageEvidence>;

const declarations = `Generic name
Kurta
Net quantity
1 N
MRP
₹1,699 (inclusive of all taxes)
Country of origin
Manufacturer or packer
Asha Textiles, Jaipur
Sizes in cm
S: Bust 86
Consumer care
+91 172 555 0149`;

const kurta: ProductEvidence = {
  id: "1",
  title: "Indigo kurta",
  price: 1299,
  mrp: 1699,
  originalPrice: 1699,
  discountLabel: "23% OFF",
  countryOfOrigin: "IN",
  importer: null,
  pieces: [2, 40, 42],
  isSizedGarment: true,
  page: page("/product/1/indigo-kurta", `Indigo kurta\nOnly 2 left in size S\n${declarations}`),
};

const scarf: ProductEvidence = {
  ...kurta,
  id: "2",
  title: "Silk scarf",
  mrp: null,
  originalPrice: 1299,
  discountLabel: "",
  countryOfOrigin: "IT",
  importer: "Como Imports, Mumbai",
  pieces: [12],
  isSizedGarment: false,
  page: page(
    "/product/2/silk-scarf",
    `Silk scarf\nIn stock\n${declarations}\nImporter\nComo Imports, Mumbai`,
  ),
};

const terms = "Terms of sale\nWho sells\nWays to pay\nChargeback\nrazorpay.com/support";

/** What the walk sees of a shop that breaches nothing. */
export const lawfulShop: Evidence = {
  url: "https://shop.example.com",
  takenAt: new Date("2026-11-27T06:30:00Z"),
  seller: {
    name: "Asha Fashion LLP",
    address: "12 MI Road, Jaipur 302001",
    email: "care@example.com",
    phone: "+91 141 555 0100",
  },
  officer: {
    name: "Harleen Sandhu",
    designation: "Grievance Officer",
    email: "officer@example.com",
    phone: "+91 141 555 0101",
  },
  states: ["Rajasthan", "Punjab", "Delhi"],
  pages: pagesOf(pageNames, {
    list: "Shop\nCountry of origin\nIndia\nItaly",
    terms,
    cancellation: "Cancelling\nReturning\nWho pays the return\nExchange\nRefunds",
    delivery: "We deliver all over India.",
    privacy: "Privacy",
    signUp: notice,
    contact: notice,
    dataRights:
      "Your data and your rights\nName a nominee\nYou may complain to the Data Protection Board of India.",
    accessibility: "Accessibility statement",
    officer: `Asha Fashion LLP\n12 MI Road, Jaipur 302001\ncare@example.com\n+91 141 555 0100\nHarleen Sandhu\nGrievance Officer
officer@example.com\n+91 141 555 0101\nWe acknowledge a complaint within 48 hours and resolve it within one month.`,
  }),
  products: [kurta, scarf],
  cart: {
    added: 1,
    ordered: 1,
    cartTotal: 1299,
    checkoutTotal: 1299,
    subtotal: 1299,
    shipping: 0,
    discount: 0,
    tax: 61.86,
    checkout: page(accountPageNames.checkout, notice),
  },
  order: {
    orderNumber: "SJ-1001",
    invoiceNumber: "SJ/26-27/1",
    isPaid: true,
    terms: page(pageNames.terms, terms),
  },
  mails: {
    acknowledgement: {
      subject: "We have received your message (T-100001)",
      text: "Your ticket number is T-100001.\nWe will reply by e-mail, and resolve your request by 27 December 2026 at the latest.",
      unsubscribeUrl: null,
      attachments: [],
      page: page("/ticket/1", "Ticket T-100001"),
    },
    invoice: {
      subject: "Invoice of order SJ-1001",
      text: "The invoice of order SJ-1001 is attached.",
      unsubscribeUrl: null,
      attachments: ["invoice-SJ-26-27-1.pdf"],
    },
    optional: [
      {
        subject: "Back in stock: Indigo kurta",
        text: "It is back.\nTurn off back-in-stock alerts: https://shop.example.com/unsubscribe?token=1",
        unsubscribeUrl: "https://shop.example.com/unsubscribe?token=1",
        attachments: [],
        page: page("/unsubscribe?token=1", "Turn off back-in-stock alerts?"),
      },
    ],
  },
  staff: {
    openTickets: 3,
    lateTickets: [],
    inbox: page(staffPageNames.inbox, "Messages\n1 unread, 3 open"),
    dashboard: page(staffPageNames.dashboard, "Dashboard"),
    warnings: [],
  },
  account: pagesOf(accountPageNames, { privacySettings: "Export my data\nDelete my account" }),
  missing: [],
};
