/** The pages of the dashboard's settings (specification, section 2). */
export type SettingType = "password" | "notifications" | "account" | "privacy" | "security";

/** The shop's filters that have their own URL: /shop?filter=party. */
export type ShopFilter = "party" | "casuals" | "everyday";

/** The orders that a figure of the dashboard counts: /admin/orders?show=sold&from=2026-11-01. Days are YYYY-MM-DD. */
export type AdminOrderFilter = {
  show?: "net-revenue" | "sold" | "refunds-due";
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
  /** Of refunds: `failed` or `given`. */
  state?: string;
};

const query = (parameters: Record<string, string | undefined>) => {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
};

/** Every URL of the client (specification, section 2). No other file builds one. */
export const paths = {
  home: () => "/",
  shop: (filter?: ShopFilter | "accessories") => `/shop${query({ filter })}`,
  /** The kind as a URL shows it: "saree-gown". */
  shopKind: (kind: string) => `/shop${query({ kind })}`,
  product: (id: string, color?: string) => `/product/${encodeURIComponent(id)}${query({ color })}`,
  search: (term: string) => `/search${query({ term })}`,
  about: () => "/about",
  contact: () => "/contact",
  delivery: () => "/delivery",
  privacy: () => "/privacy",
  login: () => "/login",
  signup: () => "/signup",
  verifyEmail: () => "/verify-email",
  forgotPassword: () => "/forgot-password",
  resetPassword: () => "/reset-password",
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
  adminDashboard: (view: { days?: string; view?: "customers" } = {}) => `/admin/dashboard${query(view)}`,
  adminAddProduct: () => "/admin/add-product",
  adminManageProducts: (filter: { stock?: "low" | "out" } = {}) => `/admin/manage-products${query(filter)}`,
  adminImport: (batch?: string) => `/admin/manage-products/import${query({ batch })}`,
  adminGrid: (ids: readonly string[]) => `/admin/manage-products/table${query({ ids: ids.join(",") })}`,
  adminProduct: (id: string) => `/admin/manage-products/${encodeURIComponent(id)}`,
  adminReturns: (status?: string, requests?: string) => `/admin/returns${query({ requests, status })}`,
  adminDelivery: (stage?: string) => `/admin/delivery${query({ stage })}`,
  adminPayments: (part: AdminPaymentsPart = {}) => `/admin/payments${query(part)}`,
  adminMessages: (state?: string) => `/admin/messages${query({ state })}`,
  adminHistory: (filter: AdminHistoryFilter = {}) => `/admin/history${query(filter)}`,
  adminOrders: (status?: string, filter: AdminOrderFilter | AdminOrderSearch = {}) =>
    `/admin/orders${query({ status, ...filter })}`,
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  adminNewOrder: () => "/admin/orders/new",
} as const;
