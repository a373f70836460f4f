/** The pages of the dashboard's settings (specification, section 2). */
export const settingTypes = ["password", "notifications", "account", "privacy", "security"] as const;

export type SettingType = (typeof settingTypes)[number];

/** The shop's filters that have their own URL: /shop?filter=party. */
export type ShopFilter = "party" | "casuals" | "everyday";

/** The orders that a figure of the dashboard counts: /admin/orders?show=sold&from=2026-11-01. Days are YYYY-MM-DD. */
export type AdminOrderFilter = {
  show?: "net-revenue" | "sold" | "refunds-due" | "late";
  from?: string;
  to?: string;
  /** A shipping e-mail. */
  customer?: string;
  /** Id of a product. */
  product?: string;
};

/** The changes of a history: /admin/history?kind=order&about=SJ-1001. */
export type AdminHistoryFilter = {
  kind?: string;
  /** Start of an order number or a title, or an id. */
  about?: string;
  /** Account of an admin. */
  person?: string;
  batch?: string;
};

/** What the admin searches orders for: /admin/orders?q=asha&method=cod&payment=pending&due=cash. */
export type AdminOrderSearch = {
  q?: string;
  method?: "cod" | "online";
  payment?: "pending" | "completed" | "failed" | "refunded";
  due?: "cash";
  return?: "yes";
  from?: string;
  to?: string;
};

/** The days that the totals of payments count, until today. */
export type PaymentPeriod = "7" | "30" | "365" | "all";

/** A part of the payments page: a list, or the rows that a total counts. */
export type AdminPaymentsPart = {
  view?: "refunds" | "cash" | "settlements" | "disputes";
  /** A figure in lower case. */
  show?: string;
  period?: PaymentPeriod;
  /** Of refunds: `failed` or `given`; of disputes: `open`. */
  state?: string;
};

/** A part of the GST return: the month, and a kind of differences in lower case. */
export type AdminGstPart = { month?: string; view?: "comparison"; kind?: string };

/** Part of the inbox. */
export type AdminMessagesFilter = {
  /** `open` by default. */
  state?: string | undefined;
  /** `due` for what is due next first. */
  sort?: string | undefined;
  category?: string | undefined;
  /** One ticket by its number. */
  ticket?: string | undefined;
};

const query = (parameters: Record<string, string | undefined>) => {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
};

const ownPages: ReadonlySet<string> = new Set(["about", "contact", "delivery", "privacy"]);

/** Every URL of the client (specification, section 2). No other file builds one. */
export const paths = {
  home: () => "/",
  shop: (filter?: ShopFilter | "accessories") => `/shop${query({ filter })}`,
  /** The kind as a URL shows it: "saree-gown". */
  shopKind: (kind: string) => `/shop${query({ kind })}`,
  shopCollection: (slug: string) => `/shop${query({ collection: slug })}`,
  /** Without a slug it is the address that the specification names; both open the product. */
  product: ({ id, slug }: { id: string; slug?: string | undefined }, color?: string) =>
    `/product/${encodeURIComponent(id)}${slug ? `/${slug}` : ""}${query({ color })}`,
  search: (term: string) => `/search${query({ term })}`,
  about: () => "/about",
  /** With a subject that is filled in. */
  contact: (subject?: string) => `/contact${query({ subject })}`,
  delivery: () => "/delivery",
  privacy: () => "/privacy",
  /** A page of text. Four have a path of their own (specification, section 2). */
  page: (slug: string) => (ownPages.has(slug) ? `/${slug}` : `/pages/${encodeURIComponent(slug)}`),
  /** The terms of sale of an order: in their version, and with the figures of its day. */
  termsOf: (version: string, at: string) => `/pages/terms-of-sale${query({ version, at })}`,
  preview: () => "/preview",
  login: () => "/login",
  signup: () => "/signup",
  verifyEmail: () => "/verify-email",
  forgotPassword: () => "/forgot-password",
  resetPassword: () => "/reset-password",
  /** The target of the mailed invitation of the staff. */
  joinStaff: () => "/join-staff",
  stopAlerts: () => "/stop-alerts",
  checkout: () => "/checkout",
  success: (order?: string) => `/success${query({ order })}`,
  orders: (status?: string) => `/orders${query({ status })}`,
  dashboard: () => "/user/dashboard",
  cart: () => "/user/dashboard/cart",
  wishlist: () => "/user/dashboard/wishlist",
  returns: (order?: string) => `/user/dashboard/returns${query({ order })}`,
  /** The card of a return in the list. */
  returnCard: (id: string) => `/user/dashboard/returns#return-${encodeURIComponent(id)}`,
  dashboardOrders: () => "/user/dashboard/orders",
  profileEdit: () => "/user/dashboard/profile-edit",
  settings: (type: SettingType) => `/user/dashboard/settings/${type}`,
  admin: () => "/admin",
  adminDashboard: (view: { days?: string; view?: "customers"; tag?: string } = {}) =>
    `/admin/dashboard${query(view)}`,
  adminAddProduct: () => "/admin/add-product",
  adminManageProducts: (filter: { stock?: "low" | "out" } = {}) => `/admin/manage-products${query(filter)}`,
  adminImport: (batch?: string) => `/admin/manage-products/import${query({ batch })}`,
  adminGrid: (ids: readonly string[]) => `/admin/manage-products/table${query({ ids: ids.join(",") })}`,
  /** The edit dialog over the list. */
  adminProduct: (id: string) => `/admin/manage-products${query({ edit: id })}`,
  adminReturns: (status?: string, requests?: string) => `/admin/returns${query({ requests, status })}`,
  adminDelivery: (stage?: string) => `/admin/delivery${query({ stage })}`,
  /** Leads to the list on the dashboard; the pages of accounts are below it. */
  adminCustomers: () => "/admin/customers",
  adminCustomer: (id: string) => `/admin/customers/${encodeURIComponent(id)}`,
  adminExports: () => "/admin/exports",
  adminStaff: () => "/admin/staff",
  adminDevelopers: () => "/admin/developers",
  /** The deliveries of an endpoint, all or those with a status. */
  adminWebhook: (id: string, status?: string) =>
    `/admin/developers/webhooks/${encodeURIComponent(id)}${query({ status })}`,
  /** With the group of settings that is open. */
  adminSettings: (group?: string) => `/admin/settings${query({ group })}`,
  adminDeliveryDates: () => "/admin/settings/delivery-dates",
  adminPayments: (part: AdminPaymentsPart = {}) => `/admin/payments${query(part)}`,
  adminGstReturn: (part: AdminGstPart = {}) => `/admin/gst-return${query(part)}`,
  adminMessages: (filter: AdminMessagesFilter = {}) => `/admin/messages${query(filter)}`,
  adminReviews: (state?: "hidden" | "all") => `/admin/reviews${query({ state })}`,
  adminPromotions: (state?: string) => `/admin/promotions${query({ state })}`,
  /** The id "new" is the form of a new promotion, filled with the terms of the one that `copy` names. */
  adminPromotion: (id: string, copy?: string) => `/admin/promotions/${id}${query({ copy })}`,
  adminContents: () => "/admin/content",
  adminContent: (id: string) => `/admin/content/${encodeURIComponent(id)}`,
  /** A new size chart may be that of a product. */
  adminNewContent: (kind: "page" | "size_chart", product?: string) =>
    `/admin/content/new${query({ kind, product })}`,
  adminCollections: () => "/admin/collections",
  /** The id "new" is the form of a new collection. */
  adminCollection: (id: string) => `/admin/collections/${id}`,
  adminSecurity: () => "/admin/security",
  adminNotifications: () => "/admin/notifications",
  adminHistory: (filter: AdminHistoryFilter = {}) => `/admin/history${query(filter)}`,
  adminOrders: (status?: string, filter: AdminOrderFilter | AdminOrderSearch = {}) =>
    `/admin/orders${query({ status, ...filter })}`,
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  adminNewOrder: () => "/admin/orders/new",
} as const;
