import { paths } from "../../paths.ts";
import { ReceiptIcon, TagIcon } from "../../ui/action-icons.tsx";
import { CashIcon, MailIcon, ReturnIcon, TruckIcon, UserIcon } from "../../ui/first-load-icons.tsx";
import {
  BoxIcon,
  ClockIcon,
  GridIcon,
  HomeIcon,
  ListIcon,
  PencilIcon,
  PlusIcon,
  StarIcon,
} from "../../ui/icons.tsx";
import { BellIcon, DownloadIcon, LockIcon, PlugIcon, SettingsIcon } from "../../ui/settings-icons.tsx";
import { isAllowed, type StaffAccess } from "../../features/accounts/staff/staff-access.ts";
import type { MenuEntry } from "../../features/dashboard/task-texts.ts";
import { CountBadge, waitingText } from "../../ui/count-badge.tsx";
import type { SideLink } from "../side-nav.tsx";
import { neededFor } from "./page-access.ts";

const dashboard = { to: paths.adminDashboard(), label: "Dashboard", icon: <HomeIcon /> };
const addProduct = { to: paths.adminAddProduct(), label: "Add product", icon: <PlusIcon /> };
const products = { to: paths.adminManageProducts(), label: "Manage products", icon: <ListIcon /> };
const orders = { to: paths.adminOrders(), label: "Orders", icon: <BoxIcon /> };
const returns = { to: paths.adminReturns(), label: "Returns", icon: <ReturnIcon /> };
const payments = { to: paths.adminPayments(), label: "Payments", icon: <CashIcon /> };
const gstReturn = { to: paths.adminGstReturn(), label: "GST return", icon: <ReceiptIcon /> };
const delivery = { to: paths.adminDelivery(), label: "Delivery", icon: <TruckIcon /> };
const deliveryDates = { to: paths.adminDeliveryDates(), label: "Delivery dates", icon: <ClockIcon /> };
const messages = { to: paths.adminMessages(), label: "Messages", icon: <MailIcon /> };
const reviews = { to: paths.adminReviews(), label: "Reviews", icon: <StarIcon /> };
const promotions = { to: paths.adminPromotions(), label: "Promotions", icon: <TagIcon /> };
const contents = { to: paths.adminContents(), label: "Home and pages", icon: <PencilIcon /> };
const settings = { to: paths.adminSettings(), label: "Settings", icon: <SettingsIcon />, end: true };
const collections = { to: paths.adminCollections(), label: "Collections", icon: <GridIcon /> };
const staff = { to: paths.adminStaff(), label: "Staff", icon: <UserIcon /> };
const exports = { to: paths.adminExports(), label: "Exports", icon: <DownloadIcon /> };
const developers = { to: paths.adminDevelopers(), label: "Developers", icon: <PlugIcon /> };
const notifications = { to: paths.adminNotifications(), label: "Notifications", icon: <BellIcon /> };

const security = { to: paths.adminSecurity(), label: "Security", icon: <LockIcon /> };

/** The pages of the admin (specification, section 2) and those that the shop adds to them. */
const adminLinks: readonly SideLink[] = [
  dashboard,
  addProduct,
  products,
  collections,
  promotions,
  contents,
  orders,
  returns,
  payments,
  gstReturn,
  delivery,
  messages,
  reviews,
  exports,
  notifications,
  security,
  deliveryDates,
  settings,
  staff,
  developers,
];

/** The pages that a phone's bottom bar links. All others are in its menu. */
const adminBarLinks: readonly SideLink[] = [dashboard, orders, { ...products, label: "Products" }, delivery];

const entryOf = new Map<string, MenuEntry>([
  [products.to, "products"],
  [returns.to, "returns"],
  [payments.to, "payments"],
  [delivery.to, "delivery"],
  [messages.to, "messages"],
  [reviews.to, "reviews"],
]);

export type AdminLink = SideLink & { count: number };

type Counts = Record<MenuEntry, number> | undefined;

/** The links whose pages the member may see. */
const withCounts = (links: readonly SideLink[], counts: Counts, access: StaffAccess): AdminLink[] =>
  links
    .filter(({ to }) => isAllowed(access, neededFor(to)))
    .map((link) => {
      const entry = entryOf.get(link.to);
      const count = (entry && counts?.[entry]) ?? 0;
      const badge = <CountBadge count={count} className="ml-auto" />;
      return { ...link, count, badge, description: waitingText(count) };
    });

export const menuLinks = (counts: Counts, access: StaffAccess): readonly AdminLink[] =>
  withCounts(adminLinks, counts, access);
export const barLinks = (counts: Counts, access: StaffAccess): readonly AdminLink[] =>
  withCounts(adminBarLinks, counts, access);

/** True on the page of the link and on the pages below it. */
export const isCurrentLink = ({ to }: SideLink, pathname: string) =>
  pathname === to || pathname.startsWith(`${to}/`);
