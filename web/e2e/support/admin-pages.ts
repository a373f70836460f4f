/** The pages in the admin's navigation: label, path and heading. */
export const adminPages = [
  ["Dashboard", "/admin/dashboard"],
  ["Add product", "/admin/add-product"],
  ["Manage products", "/admin/manage-products"],
  ["Orders", "/admin/orders"],
  ["Returns", "/admin/returns"],
  ["Payments", "/admin/payments"],
  ["Delivery", "/admin/delivery"],
  ["Messages", "/admin/messages"],
] as const;

/** The URLs of the admin's pages, for checks of every page. */
export const adminPaths = adminPages.map(([, path]) =>
  path === "/admin/messages" ? `${path}?state=all` : path,
);
