import { paths } from "../../paths.ts";
import { CashIcon, MailIcon, ReturnIcon, TruckIcon } from "../../ui/first-load-icons.tsx";
import { BoxIcon, HomeIcon, ListIcon, PlusIcon } from "../../ui/icons.tsx";
import type { SideLink } from "../side-nav.tsx";

const dashboard = { to: paths.adminDashboard(), label: "Dashboard", icon: <HomeIcon /> };
const addProduct = { to: paths.adminAddProduct(), label: "Add product", icon: <PlusIcon /> };
const products = { to: paths.adminManageProducts(), label: "Manage products", icon: <ListIcon /> };
const orders = { to: paths.adminOrders(), label: "Orders", icon: <BoxIcon /> };
const returns = { to: paths.adminReturns(), label: "Returns", icon: <ReturnIcon /> };
const payments = { to: paths.adminPayments(), label: "Payments", icon: <CashIcon /> };
const delivery = { to: paths.adminDelivery(), label: "Delivery", icon: <TruckIcon /> };
const messages = { to: paths.adminMessages(), label: "Messages", icon: <MailIcon /> };

/** The pages of the admin (specification, section 2) and the inbox. */
export const adminLinks: readonly SideLink[] = [
  dashboard,
  addProduct,
  products,
  orders,
  returns,
  payments,
  delivery,
  messages,
];

/** The pages that a phone's bottom bar links. All others are in its menu. */
export const adminBarLinks: readonly SideLink[] = [
  dashboard,
  orders,
  { ...products, label: "Products" },
  delivery,
];

/** True on the page of the link and on the pages below it. */
export const isCurrentLink = ({ to }: SideLink, pathname: string) =>
  pathname === to || pathname.startsWith(`${to}/`);
