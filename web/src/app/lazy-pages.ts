import { lazy, type ComponentType } from "react";

/** A page, or a layout, whose code is fetched when its URL is first visited. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

export const AdminLayout = page(() => import("./admin-layout.tsx"), "AdminLayout");
export const DashboardLayout = page(() => import("./dashboard-layout.tsx"), "DashboardLayout");

export const AboutPage = page(() => import("../routes/about.page.tsx"), "AboutPage");
export const AdminDashboardPage = page(
  () => import("../routes/admin/dashboard.page.tsx"),
  "AdminDashboardPage",
);
export const AdminMessagesPage = page(() => import("../routes/admin/messages.page.tsx"), "AdminMessagesPage");
export const AdminOrdersPage = page(() => import("../routes/admin/orders.page.tsx"), "AdminOrdersPage");
export const CartPage = page(() => import("../routes/cart.page.tsx"), "CartPage");
export const CheckoutPage = page(() => import("../routes/checkout.page.tsx"), "CheckoutPage");
export const ContactPage = page(() => import("../routes/contact.page.tsx"), "ContactPage");
export const DashboardOrdersPage = page(
  () => import("../routes/dashboard-orders.page.tsx"),
  "DashboardOrdersPage",
);
export const DashboardPage = page(() => import("../routes/dashboard.page.tsx"), "DashboardPage");
export const DeliveryPage = page(() => import("../routes/delivery.page.tsx"), "DeliveryPage");
export const ForgotPasswordPage = page(
  () => import("../routes/forgot-password.page.tsx"),
  "ForgotPasswordPage",
);
export const LoginPage = page(() => import("../routes/login.page.tsx"), "LoginPage");
export const OrdersPage = page(() => import("../routes/orders.page.tsx"), "OrdersPage");
export const PrivacyPage = page(() => import("../routes/privacy.page.tsx"), "PrivacyPage");
export const ProfileEditPage = page(() => import("../routes/profile-edit.page.tsx"), "ProfileEditPage");
export const ProductPage = page(() => import("../routes/product.page.tsx"), "ProductPage");
export const ResetPasswordPage = page(() => import("../routes/reset-password.page.tsx"), "ResetPasswordPage");
export const ReturnsPage = page(() => import("../routes/returns.page.tsx"), "ReturnsPage");
export const SearchPage = page(() => import("../routes/search.page.tsx"), "SearchPage");
export const SettingsPage = page(() => import("../routes/settings.page.tsx"), "SettingsPage");
export const ShopPage = page(() => import("../routes/shop.page.tsx"), "ShopPage");
export const SignupPage = page(() => import("../routes/signup.page.tsx"), "SignupPage");
export const SuccessPage = page(() => import("../routes/success.page.tsx"), "SuccessPage");
export const VerifyEmailPage = page(() => import("../routes/verify-email.page.tsx"), "VerifyEmailPage");
export const WishlistPage = page(() => import("../routes/wishlist.page.tsx"), "WishlistPage");
