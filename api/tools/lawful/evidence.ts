/** What a visitor sees of one page, at the width of a phone. */
export type PageEvidence = {
  path: string;
  status: number;
  /** The text as a reader sees it, one line for each block; what a disclosure hides included. */
  text: string;
  /** Paths of its links within the shop. */
  links: readonly string[];
  /** Labels of the check boxes that are ticked before anybody has touched them. */
  tickedBoxes: readonly string[];
};

/** A product as the API describes it, and its page. Amounts are rupees. */
export type ProductEvidence = {
  id: string;
  title: string;
  price: number;
  mrp: number | null;
  originalPrice: number;
  discountLabel: string;
  /** ISO 3166-1 code of two letters. */
  countryOfOrigin: string;
  importer: string | null;
  /** Pieces left of each variant. */
  pieces: readonly number[];
  /** A garment in sizes: shoes, bags and jewellery have none in centimetres. */
  isSizedGarment: boolean;
  page: PageEvidence;
};

/** A cart of one piece, as the cart shows it and as checkout charges it. Amounts are rupees. */
export type CartEvidence = {
  /** Pieces that the shopper has added, and pieces that the order would have. */
  added: number;
  ordered: number;
  cartTotal: number;
  checkoutTotal: number;
  subtotal: number;
  shipping: number;
  discount: number;
  /** GST that the total contains. */
  tax: number;
  /** The page of checkout with this piece. */
  checkout: PageEvidence;
};

/** An order of the account. */
export type OrderEvidence = {
  orderNumber: string;
  invoiceNumber: string | null;
  isPaid: boolean;
  /** The terms under which it was placed, as the shop opens them today; absent for an order without a stored version. */
  terms?: PageEvidence;
};

/** A mail as its receiver reads it. */
export type MailEvidence = {
  subject: string;
  text: string;
  /** Where the button of mail programs turns off mails of this kind; `null` without it. */
  unsubscribeUrl: string | null;
  /** Names of its files. */
  attachments: readonly string[];
  /** The page of the ticket, or behind the button that turns off such mails; absent without one. */
  page?: PageEvidence;
};

/** The newest mails of the shop's mailbox. A kind that it does not have is absent. */
export type MailsEvidence = {
  /** The automatic answer to a message. */
  acknowledgement?: MailEvidence;
  /** The invoice of the newest order, which the walk has asked for. */
  invoice?: MailEvidence;
  /** Mails that the recipient can turn off: alerts of products and answers to reviews. */
  optional: readonly MailEvidence[];
};

/** What the staff sees. */
export type StaffEvidence = {
  /** Tickets that are not resolved, and those of which a duty is late. */
  openTickets: number;
  lateTickets: readonly { ticketNumber: string; duty: string; dueAt: string }[];
  inbox: PageEvidence;
  dashboard: PageEvidence;
  /** Claims that the law may not allow, as the shop itself knows them. */
  warnings: readonly string[];
};

/** What the walk has seen of a shop. A part that could not be walked is absent, with the reason in `missing`. */
export type Evidence = {
  url: string;
  takenAt: Date;
  seller: { name: string; address: string; email: string; phone: string };
  officer: { name: string; designation: string; email: string; phone: string };
  /** Places to which the shop delivers. */
  states: readonly string[];
  /** By what they show: see `pageNames`. */
  pages: Readonly<Record<PageName, PageEvidence>>;
  products: readonly ProductEvidence[];
  cart?: CartEvidence;
  /** The newest order. */
  order?: OrderEvidence;
  missing: readonly { part: "cart" | "order" | "account" | "mails" | "staff"; reason: string }[];
  mails?: MailsEvidence;
  staff?: StaffEvidence;
  /** Pages of an account: absent without one. */
  account?: Readonly<Record<AccountPageName, PageEvidence>>;
};

export const pageNames = {
  home: "/",
  list: "/shop",
  signUp: "/signup",
  login: "/login",
  contact: "/contact",
  privacy: "/privacy",
  delivery: "/delivery",
  terms: "/pages/terms-of-sale",
  cancellation: "/pages/cancellation-and-returns",
  officer: "/pages/grievance-officer",
  dataRights: "/pages/your-data-and-your-rights",
  accessibility: "/pages/accessibility",
} as const;

export type PageName = keyof typeof pageNames;

export const staffPageNames = { inbox: "/admin/messages", dashboard: "/admin/dashboard" } as const;

export const accountPageNames = {
  cart: "/user/dashboard/cart",
  checkout: "/checkout",
  privacySettings: "/user/dashboard/settings/privacy",
} as const;

export type AccountPageName = keyof typeof accountPageNames;
