import type { Permission } from "../../graphql/generated.ts";

/** What no key can be allowed to do: it needs a person. */
type PersonsPermission = "EXPORT_CUSTOMERS" | "INTEGRATIONS" | "MONEY_SETTINGS" | "REFUNDS" | "STAFF";

type Words = { name: string; text: string };

const words: Record<Exclude<Permission, PersonsPermission>, Words> = {
  PRODUCTS: { name: "Products", text: "Products, stock, pictures, imports and collections." },
  CONTENT: { name: "Content", text: "Home page and pages of text." },
  PROMOTIONS: { name: "Promotions", text: "Promotions and their codes." },
  VIEW_ORDERS: { name: "Read orders", text: "Orders with amounts, payments, contacts and invoices." },
  EDIT_ORDERS: { name: "Change orders", text: "Placing, changing and cancelling orders." },
  FULFILMENT: { name: "Fulfilment", text: "Packing and shipping, with the addresses." },
  RETURNS: { name: "Returns", text: "Returns and exchanges, with their refunds." },
  CUSTOMERS: {
    name: "Customers",
    text: "Customers with their orders, notes and tags, and the block of cash on delivery.",
  },
  EXPORTS: { name: "Exports", text: "Files of sales." },
  MESSAGES: { name: "Messages", text: "Messages and complaints, with their answers and notes." },
  REVIEWS: { name: "Reviews", text: "Answering and hiding reviews." },
  MONEY: { name: "Money", text: "Revenue, payments, settlements and disputes." },
  PAYOUTS: { name: "Payouts", text: "Reading the bank accounts and UPI ids of refunds of cash orders." },
  SETTINGS: { name: "Settings", text: "Settings of the shop and its delivery." },
};

/** What a key with each permission may do. */
export const permissionWords: Partial<Record<Permission, Words>> = words;

export const permissionName = (permission: Permission): string =>
  permissionWords[permission]?.name ?? permission;
