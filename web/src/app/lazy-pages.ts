import { lazy, type ComponentType } from "react";

/** A page, or a layout, whose code is fetched when its URL is first visited. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

export const AdminLayout = page(() => import("./admin-layout.tsx"), "AdminLayout");
export const DashboardLayout = page(() => import("./dashboard-layout.tsx"), "DashboardLayout");

export const AboutPage = page(() => import("../pages/about.page.tsx"), "AboutPage");
export const AdminDashboardPage = page(
  () => import("../pages/admin/dashboard.page.tsx"),
  "AdminDashboardPage",
);
export const AdminMessagesPage = page(() => import("../pages/admin/messages.page.tsx"), "AdminMessagesPage");
export const AdminOrdersPage = page(() => import("../pages/admin/orders.page.tsx"), "AdminOrdersPage");
export const CartPage = page(() => import("../pages/cart.page.tsx"), "CartPage");
export const CheckoutPage = page(() => import("../pages/checkout.page.tsx"), "CheckoutPage");
export const ContactPage = page(() => import("../pages/contact.page.tsx"), "ContactPage");
export const DashboardOrdersPage = page(
  () => import("../pages/dashboard-orders.page.tsx"),
  "DashboardOrdersPage",
);
export const DashboardPage = page(() => import("../pages/dashboard.page.tsx"), "DashboardPage");
export const DeliveryPage = page(() => import("../pages/delivery.page.tsx"), "DeliveryPage");
export const ForgotPasswordPage = page(
  () => import("../pages/forgot-password.page.tsx"),
  "ForgotPasswordPage",
);
export const LoginPage = page(() => import("../pages/login.page.tsx"), "LoginPage");
export const OrdersPage = page(() => import("../pages/orders.page.tsx"), "OrdersPage");
export const PrivacyPage = page(() => import("../pages/privacy.page.tsx"), "PrivacyPage");
export const ProfileEditPage = page(() => import("../pages/profile-edit.page.tsx"), "ProfileEditPage");
export const ProductPage = page(() => import("../pages/product.page.tsx"), "ProductPage");
export const ResetPasswordPage = page(() => import("../pages/reset-password.page.tsx"), "ResetPasswordPage");
export const ReturnsPage = page(() => import("../pages/returns.page.tsx"), "ReturnsPage");
export const SearchPage = page(() => import("../pages/search.page.tsx"), "SearchPage");
export const SettingsPage = page(() => import("../pages/settings.page.tsx"), "SettingsPage");
export const ShopPage = page(() => import("../pages/shop.page.tsx"), "ShopPage");
export const SignupPage = page(() => import("../pages/signup.page.tsx"), "SignupPage");
export const SuccessPage = page(() => import("../pages/success.page.tsx"), "SuccessPage");
export const VerifyEmailPage = page(() => import("../pages/verify-email.page.tsx"), "VerifyEmailPage");
export const WishlistPage = page(() => import("../pages/wishlist.page.tsx"), "WishlistPage");
