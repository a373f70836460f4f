import { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Navigate, Route, Routes, useParams } from "react-router-dom";
import { NotFoundPage } from "../../routes/not-found.page.tsx";
import { adminPolicies } from "../../graphql/admin-policies.ts";
import { paths } from "../../paths.ts";
import { AdminLayout } from "./admin-layout.tsx";
import {
  AdminAddProductPage,
  AdminContentPage,
  AdminContentsPage,
  AdminCollectionPage,
  AdminCollectionsPage,
  AdminCustomerPage,
  AdminDashboardPage,
  AdminDeliveryDatesPage,
  AdminDeliveryPage,
  AdminDevelopersPage,
  AdminEditGridPage,
  AdminExportsPage,
  AdminImportPage,
  AdminGstReturnPage,
  AdminHistoryPage,
  AdminManageProductsPage,
  AdminMessagesPage,
  AdminNewContentPage,
  AdminNewCollectionPage,
  AdminNewOrderPage,
  AdminNewPromotionPage,
  AdminOrderPage,
  AdminOrdersPage,
  AdminPaymentsPage,
  AdminNotificationsPage,
  AdminPromotionPage,
  AdminPromotionsPage,
  AdminReturnsPage,
  AdminReviewsPage,
  AdminSecurityPage,
  AdminSettingsPage,
  AdminStaffPage,
  AdminWebhookPage,
} from "./admin-pages.ts";

/** Adds the cache policies before the first query of an admin's page. */
const useAdminPolicies = () => {
  const { cache } = useApolloClient();
  useState(() => {
    if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(adminPolicies);
  });
};

/** A product had a page of its own: links to it open the edit dialog. */
const EditProductRedirect = () => {
  const { id = "" } = useParams();
  return <Navigate to={paths.adminProduct(id)} replace />;
};

/** The routes below /admin (specification, section 2). */
export const adminRoutes = (
  <Route element={<AdminLayout />}>
    <Route index element={<Navigate to={paths.adminDashboard()} replace />} />
    <Route path="dashboard" element={<AdminDashboardPage />} />
    <Route path="add-product" element={<AdminAddProductPage />} />
    <Route path="manage-products" element={<AdminManageProductsPage />} />
    <Route path="manage-products/import" element={<AdminImportPage />} />
    <Route path="manage-products/table" element={<AdminEditGridPage />} />
    <Route path="manage-products/:id" element={<EditProductRedirect />} />
    <Route path="promotions" element={<AdminPromotionsPage />} />
    <Route path="promotions/new" element={<AdminNewPromotionPage />} />
    <Route path="promotions/:id" element={<AdminPromotionPage />} />
    <Route path="content" element={<AdminContentsPage />} />
    <Route path="content/new" element={<AdminNewContentPage />} />
    <Route path="content/:id" element={<AdminContentPage />} />
    <Route path="collections" element={<AdminCollectionsPage />} />
    <Route path="collections/new" element={<AdminNewCollectionPage />} />
    <Route path="collections/:id" element={<AdminCollectionPage />} />
    <Route path="orders" element={<AdminOrdersPage />} />
    <Route path="orders/new" element={<AdminNewOrderPage />} />
    <Route path="orders/:id" element={<AdminOrderPage />} />
    <Route path="returns" element={<AdminReturnsPage />} />
    <Route path="payments" element={<AdminPaymentsPage />} />
    <Route path="gst-return" element={<AdminGstReturnPage />} />
    <Route path="delivery" element={<AdminDeliveryPage />} />
    <Route path="settings" element={<AdminSettingsPage />} />
    <Route path="settings/delivery-dates" element={<AdminDeliveryDatesPage />} />
    <Route path="customers" element={<Navigate to={paths.adminDashboard({ view: "customers" })} replace />} />
    <Route path="customers/:id" element={<AdminCustomerPage />} />
    <Route path="exports" element={<AdminExportsPage />} />
    <Route path="staff" element={<AdminStaffPage />} />
    <Route path="developers" element={<AdminDevelopersPage />} />
    <Route path="developers/webhooks/:id" element={<AdminWebhookPage />} />
    <Route path="history" element={<AdminHistoryPage />} />
    <Route path="reviews" element={<AdminReviewsPage />} />
    <Route path="security" element={<AdminSecurityPage />} />
    <Route path="notifications" element={<AdminNotificationsPage />} />
    <Route path="messages" element={<AdminMessagesPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Route>
);

export const AdminRoutes = () => {
  useAdminPolicies();
  return <Routes>{adminRoutes}</Routes>;
};
