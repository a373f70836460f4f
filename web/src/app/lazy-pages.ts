import { lazyPage, loadPages } from "./lazy-page.ts";

/** All routes of the admin, in chunks of their own that no shopper downloads. */
export const AdminRoutes = lazyPage(() => import("./admin/admin-routes.tsx"), "AdminRoutes");
export const DashboardLayout = lazyPage(() => import("./dashboard/dashboard-layout.tsx"), "DashboardLayout");
/** Rendered on the server, so its code is there before the hydration. */
export const OwnPageShell = lazyPage(() => import("./own-page-shell.tsx"), "OwnPageShell");

/** Above every page, while there is an announcement. */
export const AnnouncementBar = lazyPage(() => import("./announcement-bar.tsx"), "AnnouncementBar");

export const AboutPage = lazyPage(() => import("../routes/about.page.tsx"), "AboutPage");
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
export const HomePage = lazyPage(() => import("../routes/home.page.tsx"), "HomePage");
export const LoginPage = lazyPage(() => import("../routes/login.page.tsx"), "LoginPage");
export const OrdersPage = lazyPage(() => import("../routes/orders.page.tsx"), "OrdersPage");
export const PayPage = lazyPage(() => import("../routes/pay.page.tsx"), "PayPage");
export const PreviewPage = lazyPage(() => import("../routes/preview.page.tsx"), "PreviewPage");
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
export const StopAlertsPage = lazyPage(() => import("../routes/stop-alerts.page.tsx"), "StopAlertsPage");
export const SuccessPage = lazyPage(() => import("../routes/success.page.tsx"), "SuccessPage");
export const TextPage = lazyPage(() => import("../routes/pages.page.tsx"), "TextPage");
export const TicketPage = lazyPage(() => import("../routes/ticket.page.tsx"), "TicketPage");
export const JoinStaffPage = lazyPage(() => import("../routes/join-staff.page.tsx"), "JoinStaffPage");
export const VerifyEmailPage = lazyPage(() => import("../routes/verify-email.page.tsx"), "VerifyEmailPage");
export const WishlistPage = lazyPage(() => import("../routes/wishlist.page.tsx"), "WishlistPage");

/**
 * Loads the code of every page that the server renders. Pages of a shopper or an admin are missing: of a shopper's the server
 * renders title and skeleton, of an admin's nothing.
 */
export const loadPublicPages = (): Promise<void> =>
  loadPages([
    "AboutPage",
    "AnnouncementBar",
    "ContactPage",
    "DeliveryPage",
    "ForgotPasswordPage",
    "HomePage",
    "JoinStaffPage",
    "LoginPage",
    "OwnPageShell",
    "PayPage",
    "PreviewPage",
    "PrivacyPage",
    "ProductPage",
    "ResetPasswordPage",
    "SearchPage",
    "ShopPage",
    "SignupPage",
    "StopAlertsPage",
    "TextPage",
    "TicketPage",
    "VerifyEmailPage",
  ]);
