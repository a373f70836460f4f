/** The pages of the dashboard's settings (specification, section 2). */
export type SettingType = "password" | "notifications" | "account" | "privacy" | "security";

/** The shop's filters that have their own URL: /shop?filter=party. */
export type ShopFilter = "party" | "casuals" | "everyday";

const query = (parameters: Record<string, string | undefined>) => {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
};

/** Every URL of the client (specification, section 2). No other file builds one. */
export const paths = {
  home: () => "/",
  shop: (filter?: ShopFilter | "accessories") => `/shop${query({ filter })}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
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
  checkout: () => "/checkout",
  success: (order?: string) => `/success${query({ order })}`,
  orders: (status?: string) => `/orders${query({ status })}`,
  dashboard: () => "/user/dashboard",
  cart: () => "/user/dashboard/cart",
  wishlist: () => "/user/dashboard/wishlist",
  returns: () => "/user/dashboard/returns",
  dashboardOrders: () => "/user/dashboard/orders",
  profileEdit: () => "/user/dashboard/profile-edit",
  settings: (type: SettingType) => `/user/dashboard/settings/${type}`,
  admin: () => "/admin",
  adminDashboard: () => "/admin/dashboard",
  adminAddProduct: () => "/admin/add-product",
  adminManageProducts: () => "/admin/manage-products",
  adminImport: (batch?: string) => `/admin/manage-products/import${query({ batch })}`,
  adminGrid: (ids: readonly string[]) => `/admin/manage-products/table${query({ ids: ids.join(",") })}`,
  adminProduct: (id: string) => `/admin/manage-products/${encodeURIComponent(id)}`,
  adminReturns: () => "/admin/returns",
  adminPayments: () => "/admin/payments",
  adminDelivery: () => "/admin/delivery",
  adminMessages: (state?: string) => `/admin/messages${query({ state })}`,
  adminOrders: (status?: string) => `/admin/orders${query({ status })}`,
} as const;
