import { InMemoryCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { NotFoundPage } from "../../routes/not-found.page.tsx";
import { adminPolicies } from "../../graphql/admin-policies.ts";
import { paths } from "../../paths.ts";
import { AdminLayout } from "./admin-layout.tsx";
import {
  AdminAddProductPage,
  AdminDashboardPage,
  AdminDeliveryPage,
  AdminEditGridPage,
  AdminEditProductPage,
  AdminImportPage,
  AdminHistoryPage,
  AdminManageProductsPage,
  AdminMessagesPage,
  AdminNewOrderPage,
  AdminOrderPage,
  AdminOrdersPage,
  AdminPaymentsPage,
  AdminReturnsPage,
} from "./admin-pages.ts";

/** Adds the cache policies before the first query of an admin's page. */
const useAdminPolicies = () => {
  const { cache } = useApolloClient();
  useState(() => {
    if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(adminPolicies);
  });
};

/** The routes below /admin (specification, section 2). */
export const AdminRoutes = () => {
  useAdminPolicies();
  return (
    <Routes>
      <Route element={<AdminLayout />}>
        <Route index element={<Navigate to={paths.adminDashboard()} replace />} />
        <Route path="dashboard" element={<AdminDashboardPage />} />
        <Route path="add-product" element={<AdminAddProductPage />} />
        <Route path="manage-products" element={<AdminManageProductsPage />} />
        <Route path="manage-products/import" element={<AdminImportPage />} />
        <Route path="manage-products/table" element={<AdminEditGridPage />} />
        <Route path="manage-products/:id" element={<AdminEditProductPage />} />
        <Route path="orders" element={<AdminOrdersPage />} />
        <Route path="orders/new" element={<AdminNewOrderPage />} />
        <Route path="orders/:id" element={<AdminOrderPage />} />
        <Route path="returns" element={<AdminReturnsPage />} />
        <Route path="payments" element={<AdminPaymentsPage />} />
        <Route path="delivery" element={<AdminDeliveryPage />} />
        <Route path="history" element={<AdminHistoryPage />} />
        <Route path="messages" element={<AdminMessagesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
};
