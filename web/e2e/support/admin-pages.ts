/** The pages in the admin's navigation: label, path and heading. */
export const adminPages = [
  ["Dashboard", "/admin/dashboard"],
  ["Add product", "/admin/add-product"],
  ["Manage products", "/admin/manage-products"],
  ["Collections", "/admin/collections"],
  ["Promotions", "/admin/promotions"],
  ["Home and pages", "/admin/content"],
  ["Orders", "/admin/orders"],
  ["Returns", "/admin/returns"],
  ["Payments", "/admin/payments"],
  ["GST return", "/admin/gst-return"],
  ["Delivery", "/admin/delivery"],
  ["Messages", "/admin/messages"],
  ["Reviews", "/admin/reviews"],
  ["Exports", "/admin/exports"],
  ["Notifications", "/admin/notifications"],
  ["Security", "/admin/security"],
  ["Delivery dates", "/admin/settings/delivery-dates"],
  ["Settings", "/admin/settings"],
  ["Staff", "/admin/staff"],
  ["Developers", "/admin/developers"],
] as const;

/** The URLs of the admin's pages, for checks of every page. */
export const adminPaths = adminPages.map(([, path]) =>
  path === "/admin/messages" ? `${path}?state=all` : path,
);
