import { lazy, type ComponentType } from "react";

/** A page or layout whose code is fetched when its URL is first visited. */
const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

export const AdminLayout = lazyPage(() => import("./admin-layout.tsx"), "AdminLayout");
export const DashboardLayout = lazyPage(() => import("./dashboard-layout.tsx"), "DashboardLayout");

export const AboutPage = lazyPage(() => import("../routes/about.page.tsx"), "AboutPage");
export const AdminDashboardPage = lazyPage(
  () => import("../routes/admin/dashboard.page.tsx"),
  "AdminDashboardPage",
);
export const AdminMessagesPage = lazyPage(
  () => import("../routes/admin/messages.page.tsx"),
  "AdminMessagesPage",
);
export const AdminOrdersPage = lazyPage(() => import("../routes/admin/orders.page.tsx"), "AdminOrdersPage");
export const AdminAddProductPage = lazyPage(
  () => import("../routes/admin/add-product.page.tsx"),
  "AdminAddProductPage",
);
export const AdminDeliveryPage = lazyPage(
  () => import("../routes/admin/delivery.page.tsx"),
  "AdminDeliveryPage",
);
export const AdminEditGridPage = lazyPage(
  () => import("../routes/admin/edit-grid.page.tsx"),
  "AdminEditGridPage",
);
export const AdminEditProductPage = lazyPage(
  () => import("../routes/admin/edit-product.page.tsx"),
  "AdminEditProductPage",
);
export const AdminImportPage = lazyPage(
  () => import("../routes/admin/import-products.page.tsx"),
  "AdminImportPage",
);
export const AdminManageProductsPage = lazyPage(
  () => import("../routes/admin/manage-products.page.tsx"),
  "AdminManageProductsPage",
);
export const AdminPaymentsPage = lazyPage(
  () => import("../routes/admin/payments.page.tsx"),
  "AdminPaymentsPage",
);
export const AdminReturnsPage = lazyPage(
  () => import("../routes/admin/returns.page.tsx"),
  "AdminReturnsPage",
);
export const CartPage = lazyPage(() => import("../routes/cart.page.tsx"), "CartPage");
export const CheckoutPage = lazyPage(() => import("../routes/checkout.page.tsx"), "CheckoutPage");
export const ContactPage = lazyPage(() => import("../routes/contact.page.tsx"), "ContactPage");
export const DashboardOrdersPage = lazyPage(
  () => import("../routes/dashboard-orders.page.tsx"),
  "DashboardOrdersPage",
);
export const DashboardPage = lazyPage(() => import("../routes/dashboard.page.tsx"), "DashboardPage");
export const DeliveryPage = lazyPage(() => import("../routes/delivery.page.tsx"), "DeliveryPage");
export const ForgotPasswordPage = lazyPage(
  () => import("../routes/forgot-password.page.tsx"),
  "ForgotPasswordPage",
);
export const LoginPage = lazyPage(() => import("../routes/login.page.tsx"), "LoginPage");
export const OrdersPage = lazyPage(() => import("../routes/orders.page.tsx"), "OrdersPage");
export const PrivacyPage = lazyPage(() => import("../routes/privacy.page.tsx"), "PrivacyPage");
export const ProfileEditPage = lazyPage(() => import("../routes/profile-edit.page.tsx"), "ProfileEditPage");
export const ProductPage = lazyPage(() => import("../routes/product.page.tsx"), "ProductPage");
export const ResetPasswordPage = lazyPage(
  () => import("../routes/reset-password.page.tsx"),
  "ResetPasswordPage",
);
export const ReturnsPage = lazyPage(() => import("../routes/returns.page.tsx"), "ReturnsPage");
export const SearchPage = lazyPage(() => import("../routes/search.page.tsx"), "SearchPage");
export const SettingsPage = lazyPage(() => import("../routes/settings.page.tsx"), "SettingsPage");
export const ShopPage = lazyPage(() => import("../routes/shop.page.tsx"), "ShopPage");
export const SignupPage = lazyPage(() => import("../routes/signup.page.tsx"), "SignupPage");
export const SuccessPage = lazyPage(() => import("../routes/success.page.tsx"), "SuccessPage");
export const VerifyEmailPage = lazyPage(() => import("../routes/verify-email.page.tsx"), "VerifyEmailPage");
export const WishlistPage = lazyPage(() => import("../routes/wishlist.page.tsx"), "WishlistPage");
