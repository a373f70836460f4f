import { lazyPage } from "../lazy-page.ts";

// The pages of the admin. The code of each is loaded when its URL is first visited.

export const AdminDashboardPage = lazyPage(
  () => import("../../routes/admin/dashboard.page.tsx"),
  "AdminDashboardPage",
);
export const AdminMessagesPage = lazyPage(
  () => import("../../routes/admin/messages.page.tsx"),
  "AdminMessagesPage",
);
export const AdminOrdersPage = lazyPage(
  () => import("../../routes/admin/orders.page.tsx"),
  "AdminOrdersPage",
);
export const AdminAddProductPage = lazyPage(
  () => import("../../routes/admin/add-product.page.tsx"),
  "AdminAddProductPage",
);
export const AdminDeliveryPage = lazyPage(
  () => import("../../routes/admin/delivery.page.tsx"),
  "AdminDeliveryPage",
);
export const AdminEditProductPage = lazyPage(
  () => import("../../routes/admin/edit-product.page.tsx"),
  "AdminEditProductPage",
);
export const AdminEditGridPage = lazyPage(
  () => import("../../routes/admin/edit-grid.page.tsx"),
  "AdminEditGridPage",
);
export const AdminHistoryPage = lazyPage(
  () => import("../../routes/admin/history.page.tsx"),
  "AdminHistoryPage",
);
export const AdminImportPage = lazyPage(
  () => import("../../routes/admin/import-products.page.tsx"),
  "AdminImportPage",
);
export const AdminManageProductsPage = lazyPage(
  () => import("../../routes/admin/manage-products.page.tsx"),
  "AdminManageProductsPage",
);
export const AdminPaymentsPage = lazyPage(
  () => import("../../routes/admin/payments.page.tsx"),
  "AdminPaymentsPage",
);
export const AdminReturnsPage = lazyPage(
  () => import("../../routes/admin/returns.page.tsx"),
  "AdminReturnsPage",
);
export const AdminOrderPage = lazyPage(() => import("../../routes/admin/order.page.tsx"), "AdminOrderPage");
export const AdminNewOrderPage = lazyPage(
  () => import("../../routes/admin/new-order.page.tsx"),
  "AdminNewOrderPage",
);
