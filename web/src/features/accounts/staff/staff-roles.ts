import type { StaffRole } from "../../../graphql/generated.ts";

/** The roles in the order of the select, with what each may do, in words. */
export const staffRoles: Record<StaffRole, { name: string; text: string }> = {
  OWNER: { name: "Owner", text: "Everything, also the staff and the settings of prices and taxes." },
  MANAGER: { name: "Manager", text: "Everything but the staff and the settings of prices and taxes." },
  CATALOGUE: { name: "Catalogue", text: "Products, collections, promotions, home and pages. No customers." },
  ORDERS: { name: "Orders", text: "Orders, delivery, returns, messages and reviews. No revenue." },
  PACKER: {
    name: "Packer",
    text: "Packing and shipping. No revenue or e-mail addresses; phone and cash due only on the label.",
  },
  ACCOUNTS: { name: "Accounts", text: "Orders, invoices, payments and refunds. No products." },
};
