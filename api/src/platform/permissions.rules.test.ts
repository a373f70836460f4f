import { describe, expect, it } from "vitest";
import {
  isAllowed,
  may,
  Permission,
  permissionsOf,
  permissionsOfField,
  StaffRole,
} from "./permissions.rules.ts";
import { ADMIN, SHOPPER } from "./viewer.ts";

const staff = (staffRole: StaffRole | null) => ({ role: ADMIN, staffRole }) as const;
const shopper = { role: SHOPPER } as const;

describe("the staff roles", () => {
  it("give the owner everything", () => {
    expect(permissionsOf(staff(StaffRole.OWNER))).toEqual(Object.values(Permission));
  });

  it("give the manager everything but the staff, integrations and the settings of money", () => {
    const missing = Object.values(Permission).filter((each) => !may(staff(StaffRole.MANAGER), each));
    expect(missing).toEqual([Permission.MONEY_SETTINGS, Permission.STAFF, Permission.INTEGRATIONS]);
  });

  it.each([
    [StaffRole.PACKER, [Permission.VIEW_ORDERS, Permission.MONEY, Permission.CUSTOMERS, Permission.PAYOUTS]],
    [StaffRole.ACCOUNTS, [Permission.PRODUCTS, Permission.EDIT_ORDERS, Permission.SETTINGS]],
    [StaffRole.CATALOGUE, [Permission.VIEW_ORDERS, Permission.CUSTOMERS, Permission.MONEY]],
    [StaffRole.ORDERS, [Permission.REFUNDS, Permission.MONEY, Permission.PAYOUTS, Permission.PRODUCTS]],
  ])("keep from %s: %s", (role, permissions) => {
    expect(may(staff(role), ...permissions)).toBe(false);
  });

  it("give nothing to an admin without a role", () => {
    expect(permissionsOf(staff(null))).toEqual([]);
  });

  it("give nothing to a shopper with a role", () => {
    expect(permissionsOf({ role: SHOPPER, staffRole: StaffRole.OWNER })).toEqual([]);
  });

  it("give nothing to a visitor", () => {
    expect(may(null, ...Object.values(Permission))).toBe(false);
  });
});

describe("an operation", () => {
  it("is for every account without a requirement, else for the role or one of the permissions", () => {
    expect(isAllowed(shopper, [])).toBe(true);
    expect(isAllowed(shopper, [SHOPPER, Permission.RETURNS])).toBe(true);
    expect(isAllowed(shopper, [Permission.RETURNS])).toBe(false);
    expect(isAllowed(staff(StaffRole.ORDERS), [SHOPPER, Permission.RETURNS])).toBe(true);
    expect(isAllowed(staff(StaffRole.PACKER), [SHOPPER, Permission.RETURNS])).toBe(false);
    expect(isAllowed(staff(StaffRole.PACKER), [ADMIN])).toBe(true);
  });
});

describe("a field of an order", () => {
  it("is private unless a packer needs it, a future one too", () => {
    expect(permissionsOfField("Order", "orderNumber")).toEqual([]);
    expect(permissionsOfField("Order", "finalAmount")).toEqual([Permission.VIEW_ORDERS]);
    expect(permissionsOfField("Order", "fieldOfTomorrow")).toEqual([Permission.VIEW_ORDERS]);
    expect(permissionsOfField("Dashboard", "figureOfTomorrow")).toEqual([Permission.MONEY]);
    expect(permissionsOfField("Product", "price")).toEqual([]);
  });
});
