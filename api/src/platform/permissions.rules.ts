import { ADMIN, SHOPPER, type RoleName, type Viewer } from "./viewer.ts";

/** What a member of the staff may do. Operations and private fields name one of them at their declaration. */
export enum Permission {
  PRODUCTS = "products",
  CONTENT = "content",
  PROMOTIONS = "promotions",
  VIEW_ORDERS = "view-orders",
  EDIT_ORDERS = "edit-orders",
  FULFILMENT = "fulfilment",
  RETURNS = "returns",
  CUSTOMERS = "customers",
  EXPORTS = "exports",
  EXPORT_CUSTOMERS = "export-customers",
  MESSAGES = "messages",
  REVIEWS = "reviews",
  MONEY = "money",
  REFUNDS = "refunds",
  PAYOUTS = "payouts",
  SETTINGS = "settings",
  MONEY_SETTINGS = "money-settings",
  STAFF = "staff",
  INTEGRATIONS = "integrations",
}

/** What each permission is for, as the schema and the documents say it. */
export const permissionTexts: Record<Permission, string> = {
  [Permission.PRODUCTS]: "Products, stock, pictures, imports and collections.",
  [Permission.CONTENT]: "Home page and pages of text.",
  [Permission.PROMOTIONS]: "Promotions and their codes.",
  [Permission.VIEW_ORDERS]: "Orders with their amounts, payments, contacts and invoices.",
  [Permission.EDIT_ORDERS]: "Placing, changing and cancelling orders.",
  [Permission.FULFILMENT]: "Packing and shipping, with the addresses of what is packed and shipped.",
  [Permission.RETURNS]: "Returns and exchanges, with the refunds that they cause.",
  [Permission.CUSTOMERS]: "Customers: their list and pages, notes, tags and the block of cash on delivery.",
  [Permission.EXPORTS]: "Files of orders without contacts, and of sales.",
  [Permission.EXPORT_CUSTOMERS]: "Files of customers, and contacts in files of orders.",
  [Permission.MESSAGES]: "Messages and complaints, with their answers and notes.",
  [Permission.REVIEWS]: "Answering and hiding reviews.",
  [Permission.MONEY]: "Revenue, payments, settlements, disputes and the couriers' cash.",
  [Permission.REFUNDS]: "Refunds of an amount by hand.",
  [Permission.PAYOUTS]: "Bank accounts and UPI ids of refunds of cash orders.",
  [Permission.SETTINGS]: "Settings of the shop and its delivery.",
  [Permission.MONEY_SETTINGS]:
    "Settings of prices, taxes and the seller's identity, and publishing legal pages.",
  [Permission.STAFF]: "The staff: invitations, roles and the end of access.",
  [Permission.INTEGRATIONS]: "Webhooks and API keys.",
};

/** Role of a member of the staff. Over REST and in the field `role` each of them is an admin (decision 60). */
export enum StaffRole {
  OWNER = "owner",
  MANAGER = "manager",
  CATALOGUE = "catalogue",
  ORDERS = "orders",
  PACKER = "packer",
  ACCOUNTS = "accounts",
}

const everything = Object.values(Permission);

/** What only an owner may do. */
const ownersAlone: readonly Permission[] = [
  Permission.MONEY_SETTINGS,
  Permission.STAFF,
  Permission.INTEGRATIONS,
];

/** What opens only operations of a person: those of owners, and those that ask for the password again. */
const personsAlone: readonly Permission[] = [...ownersAlone, Permission.REFUNDS, Permission.EXPORT_CUSTOMERS];

/** What an API key can be allowed to do. */
export const keyPermissions = everything.filter((permission) => !personsAlone.includes(permission));

/** The permissions of each staff role. docs/permissions.md has the table for each operation. */
const rolePermissions: Record<StaffRole, readonly Permission[]> = {
  [StaffRole.OWNER]: everything,
  [StaffRole.MANAGER]: everything.filter((permission) => !ownersAlone.includes(permission)),
  [StaffRole.CATALOGUE]: [Permission.PRODUCTS, Permission.CONTENT, Permission.PROMOTIONS],
  [StaffRole.ORDERS]: [
    Permission.VIEW_ORDERS,
    Permission.EDIT_ORDERS,
    Permission.FULFILMENT,
    Permission.RETURNS,
    Permission.CUSTOMERS,
    Permission.MESSAGES,
    Permission.REVIEWS,
  ],
  [StaffRole.PACKER]: [Permission.FULFILMENT],
  [StaffRole.ACCOUNTS]: [
    Permission.VIEW_ORDERS,
    Permission.EXPORTS,
    Permission.MONEY,
    Permission.REFUNDS,
    Permission.PAYOUTS,
  ],
};

/** What an operation can require: the role of the account, or a permission of the staff. One of several is enough. */
export type Access = RoleName | Permission;

type Account = Pick<Viewer, "role" | "staffRole" | "apiKey">;

/** The permissions of an account or an API key; none for a shopper, and for an admin without a staff role. */
export const permissionsOf = ({ role, staffRole, apiKey }: Account): readonly Permission[] => {
  if (apiKey) return keyPermissions.filter((permission) => apiKey.permissions.includes(permission));
  return role === ADMIN && staffRole ? rolePermissions[staffRole] : [];
};

/** Whether the viewer has one of the permissions. */
export const may = (viewer: Account | null, ...permissions: readonly Permission[]): boolean => {
  const granted = viewer ? permissionsOf(viewer) : [];
  return permissions.some((permission) => granted.includes(permission));
};

export const isRole = (access: Access): access is RoleName => access === ADMIN || access === SHOPPER;

/**
 * Whether the viewer may use what requires one of these; an empty list is for every account. What is for every account or for all
 * of the staff belongs to a person: an API key needs a permission.
 */
export const isAllowed = (viewer: Account, accesses: readonly Access[]): boolean => {
  if (viewer.apiKey) return accesses.some((access) => !isRole(access) && may(viewer, access));
  return (
    accesses.length === 0 ||
    accesses.some((access) => (isRole(access) ? viewer.role === access : may(viewer, access)))
  );
};

/**
 * What the staff reads of an order with `Permission.FULFILMENT` alone. Every other field of these types is private: it needs
 * `Permission.VIEW_ORDERS`, a new one too. Shoppers read all of their own orders.
 */
const packersFields: Record<string, readonly string[]> = {
  Order: [
    "id",
    "orderNumber",
    "orderStatus",
    "createdAt",
    "updatedAt",
    "packedAt",
    "trackingId",
    "trackingUrl",
    "estimatedDeliveryAt",
    "promisedFrom",
    "promisedTo",
    "notes",
    "printWarning",
    "sharedParcelWarning",
    "lines",
    "parcels",
    "shippingAddress",
  ],
  OrderLine: ["id", "productId", "product", "title", "size", "color", "sku", "quantity", "leftToShip"],
};

/** Texts that are blank for staff without `Permission.VIEW_ORDERS`: the rest of the address is what a packer needs. */
const blankFields: Record<string, readonly string[]> = { ShippingAddress: ["email", "phone"] };

export const isBlankForPackers = (type: string, field: string): boolean =>
  blankFields[type]?.includes(field) ?? false;

const orderFigures = [Permission.VIEW_ORDERS, Permission.MONEY];

/** Figures of the dashboard, which every member of the staff opens. `countedAt` is the time of all of them. */
const dashboardFields: Record<string, readonly Permission[]> = {
  orderCount: orderFigures,
  revenue: [Permission.MONEY],
  netRevenue: [Permission.MONEY],
  statusCounts: orderFigures,
  inventory: [Permission.PRODUCTS],
  refundsDueCount: orderFigures,
  salesByDay: [Permission.MONEY],
  bestSellers: [Permission.MONEY],
  lowStock: [Permission.PRODUCTS],
  outOfStock: [Permission.PRODUCTS],
  countedAt: [],
};

/** The permissions of a private field, one of which its reader needs if it belongs to the staff; empty for another field. */
export const permissionsOfField = (type: string, field: string): readonly Permission[] => {
  if (type === "Dashboard") return dashboardFields[field] ?? [Permission.MONEY];
  const isPrivate = packersFields[type] && !packersFields[type].includes(field);
  return isPrivate ? [Permission.VIEW_ORDERS] : [];
};

/** The types that have private fields. */
export const typesWithPrivateFields = [
  ...Object.keys(packersFields),
  ...Object.keys(blankFields),
  "Dashboard",
];
