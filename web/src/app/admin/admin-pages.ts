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
export const AdminCollectionsPage = lazyPage(
  () => import("../../routes/admin/collections.page.tsx"),
  "AdminCollectionsPage",
);
export const AdminCollectionPage = lazyPage(
  () => import("../../routes/admin/collection.page.tsx"),
  "AdminCollectionPage",
);
export const AdminNewCollectionPage = lazyPage(
  () => import("../../routes/admin/new-collection.page.tsx"),
  "AdminNewCollectionPage",
);
export const AdminDeliveryPage = lazyPage(
  () => import("../../routes/admin/delivery.page.tsx"),
  "AdminDeliveryPage",
);
export const AdminDeliveryDatesPage = lazyPage(
  () => import("../../routes/admin/delivery-dates.page.tsx"),
  "AdminDeliveryDatesPage",
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
export const AdminGstReturnPage = lazyPage(
  () => import("../../routes/admin/gst-return.page.tsx"),
  "AdminGstReturnPage",
);
export const AdminReviewsPage = lazyPage(
  () => import("../../routes/admin/reviews.page.tsx"),
  "AdminReviewsPage",
);
export const AdminNotificationsPage = lazyPage(
  () => import("../../routes/admin/notifications.page.tsx"),
  "AdminNotificationsPage",
);
export const AdminSecurityPage = lazyPage(
  () => import("../../routes/admin/security.page.tsx"),
  "AdminSecurityPage",
);
export const AdminSettingsPage = lazyPage(
  () => import("../../routes/admin/settings.page.tsx"),
  "AdminSettingsPage",
);
export const AdminCustomerPage = lazyPage(
  () => import("../../routes/admin/customer.page.tsx"),
  "AdminCustomerPage",
);
export const AdminExportsPage = lazyPage(
  () => import("../../routes/admin/exports.page.tsx"),
  "AdminExportsPage",
);
export const AdminStaffPage = lazyPage(() => import("../../routes/admin/staff.page.tsx"), "AdminStaffPage");
export const AdminDevelopersPage = lazyPage(
  () => import("../../routes/admin/developers.page.tsx"),
  "AdminDevelopersPage",
);
export const AdminWebhookPage = lazyPage(
  () => import("../../routes/admin/webhook.page.tsx"),
  "AdminWebhookPage",
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
export const AdminPromotionsPage = lazyPage(
  () => import("../../routes/admin/promotions.page.tsx"),
  "AdminPromotionsPage",
);
export const AdminNewPromotionPage = lazyPage(
  () => import("../../routes/admin/new-promotion.page.tsx"),
  "AdminNewPromotionPage",
);
export const AdminPromotionPage = lazyPage(
  () => import("../../routes/admin/promotion.page.tsx"),
  "AdminPromotionPage",
);
export const AdminContentsPage = lazyPage(
  () => import("../../routes/admin/contents.page.tsx"),
  "AdminContentsPage",
);
export const AdminNewContentPage = lazyPage(
  () => import("../../routes/admin/new-content.page.tsx"),
  "AdminNewContentPage",
);
export const AdminContentPage = lazyPage(
  () => import("../../routes/admin/content.page.tsx"),
  "AdminContentPage",
);
