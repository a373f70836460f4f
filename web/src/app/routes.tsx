import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { RequireAdmin, RequireShopper } from "../features/accounts/login/route-guards.tsx";
import { NotFoundPage } from "../routes/not-found.page.tsx";
import {
  AboutPage,
  AdminRoutes,
  CartPage,
  CheckoutPage,
  ContactPage,
  DashboardLayout,
  DashboardOrdersPage,
  DashboardPage,
  DeliveryPage,
  ForgotPasswordPage,
  HomePage,
  JoinStaffPage,
  LoginPage,
  OrdersPage,
  OwnPageShell,
  PayPage,
  PreviewPage,
  PrivacyPage,
  ProductPage,
  ProfileEditPage,
  ResetPasswordPage,
  ReturnsPage,
  SearchPage,
  SettingsPage,
  ShopPage,
  SignupPage,
  StopAlertsPage,
  SuccessPage,
  TicketPage,
  TextPage,
  VerifyEmailPage,
  WishlistPage,
} from "./lazy-pages.ts";
import { ShopLayout } from "./shop-layout.tsx";

/** The routes of the client and the required roles (specification, section 2). All pages are loaded lazily. */
export const appRoutes = (
  <>
    <Route element={<ShopLayout />}>
      <Route index element={<HomePage />} />
      <Route path="shop" element={<ShopPage />} />
      <Route path="product/:id/:slug?" element={<ProductPage />} />
      <Route path="search" element={<SearchPage />} />
      <Route path="about" element={<AboutPage />} />
      <Route path="contact" element={<ContactPage />} />
      <Route path="delivery" element={<DeliveryPage />} />
      <Route path="privacy" element={<PrivacyPage />} />
      <Route path="pages/:slug" element={<TextPage />} />
      <Route path="preview" element={<PreviewPage />} />
      <Route path="pay/:token" element={<PayPage />} />
      <Route path="ticket/:token" element={<TicketPage />} />
      <Route path="login" element={<LoginPage />} />
      <Route path="signup" element={<SignupPage />} />
      <Route path="verify-email" element={<VerifyEmailPage />} />
      <Route path="join-staff" element={<JoinStaffPage />} />
      <Route path="stop-alerts" element={<StopAlertsPage />} />
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route element={<RequireShopper shell={<OwnPageShell />} />}>
        <Route path="user/dashboard" element={<DashboardLayout />}>
          <Route index element={<DashboardPage />} />
          <Route path="orders" element={<DashboardOrdersPage />} />
          <Route path="wishlist" element={<WishlistPage />} />
          <Route path="returns" element={<ReturnsPage />} />
          <Route path="profile-edit" element={<ProfileEditPage />} />
          <Route path="settings/:settingType" element={<SettingsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        {/* Below the dashboard by its URL only: the cart has the whole width of the page. */}
        <Route path="user/dashboard/cart" element={<CartPage />} />
        <Route path="orders" element={<OrdersPage />} />
        <Route path="checkout" element={<CheckoutPage />} />
        <Route path="success" element={<SuccessPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<RequireAdmin />}>
      <Route path="admin/*" element={<AdminRoutes />} />
    </Route>
  </>
);

export const AppRoutes = () => (
  <Suspense>
    <Routes>{appRoutes}</Routes>
  </Suspense>
);
