import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { shopSchema } from "../../src/app/schema.ts";
import { refusalsOf } from "../../src/platform/graphql/declarations.ts";
import { may, StaffRole } from "../../src/platform/permissions.rules.ts";
import { ADMIN } from "../../src/platform/viewer.ts";
import { accessFixtures } from "../support/access-fixtures.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import {
  declaredAccess,
  mayUse,
  operationsOf,
  permissionDocument,
  privateFieldsOf,
  staffRoles,
} from "../support/permission-matrix.ts";
import { accessCases } from "../support/shop-access-cases.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const fixtures = await accessFixtures(testShop);
const access = declaredAccess(shopSchema());

/** Operations for every member of the staff: each shows only what the role may see. */
const operationsOfAllStaff = [
  "Mutation.setAdminNotification",
  "Query.adminNotifications",
  "Query.auditAuthors",
  "Query.auditEntries",
  "Query.dashboard",
  "Query.openTasks",
];

/** Whether an operation that needs no token declares UNAUTHENTICATED: it knows its caller in another way, such as by a link. */
const declaresUnauthenticated = (name: string): boolean => {
  const [typeName = "", fieldName = ""] = name.split(".");
  const type = shopSchema().getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  return field !== undefined && (refusalsOf(field)?.includes("UNAUTHENTICATED") ?? false);
};

const helperRoles = staffRoles.filter((role) => role !== StaffRole.OWNER);

describe("the operations of the staff", () => {
  it("are open to all of the staff only if they are in the list", () => {
    const ofAllStaff = operationsOf(shopSchema()).filter((name) => access.get(name)?.includes(ADMIN));
    expect(ofAllStaff.sort()).toEqual(operationsOfAllStaff);
  });

  it("are open to the owner as to an admin", () => {
    const operations = operationsOf(shopSchema());
    const refused = (name: string) =>
      !mayUse(StaffRole.OWNER, access.get(name)) && accessCases[name]?.allow.admin !== "BAD_USER_INPUT";
    expect(operations.filter(refused)).toEqual(
      operations.filter((name) => accessCases[name]?.allow.admin === "FORBIDDEN"),
    );
  });

  it("are declared, also those of every account: what a visitor is refused, the schema says", () => {
    const undeclared = Object.entries(accessCases).filter(
      ([name, { allow }]) =>
        allow.visitor === "UNAUTHENTICATED" && !access.has(name) && !declaresUnauthenticated(name),
    );
    expect(undeclared.map(([name]) => name)).toEqual([]);
  });

  it("are documented: -u writes docs/permissions.md again", async () => {
    await expect(permissionDocument(shopSchema(), accessCases)).toMatchFileSnapshot(
      "../../../docs/permissions.md",
    );
  });

  it.each(helperRoles)("are refused only beyond the role: %s", async (role) => {
    const member = await testShop.aMember(role);
    const results: [name: string, isRefused: boolean][] = [];
    for (const [name, { allow, callOf }] of Object.entries(accessCases)) {
      const isOpen = mayUse(role, access.get(name));
      // The owner's walk runs the mutations. Without its file an upload is refused before its access is checked.
      const hasFile = allow.admin === "BAD_USER_INPUT" || allow.shopper === "BAD_USER_INPUT";
      if (hasFile || (isOpen && !name.startsWith("Query."))) continue;
      const [query, variables] = await callOf(fixtures);
      const { code } = await testShop.gql(query, variables, member.token);
      results.push([name, code === "FORBIDDEN"]);
    }
    expect(results.filter(([name, isRefused]) => isRefused === mayUse(role, access.get(name)))).toEqual([]);
    expect(results.length).toBeGreaterThan(100);
  });
});

const sectionOfType: Record<string, string> = {
  Order: "",
  OrderLine: "lines",
  ShippingAddress: "shippingAddress",
};

/** The query of one private field. */
const queryOf = (type: string, field: string, isObject: boolean): string => {
  const leaf = isObject ? `${field} { __typename }` : field;
  if (type === "Dashboard") return `{ dashboard { ${leaf} } }`;
  const section = sectionOfType[type];
  return `query($id: ID!) { order(id: $id) { ${section ? `${section} { ${leaf} }` : leaf} } }`;
};

describe("the private fields of orders and of the dashboard", () => {
  it.each(staffRoles)("are refused, or blank, without their permission: %s", async (role) => {
    const member = await testShop.aMember(role);
    const lines = [{ productId: fixtures.productId, quantity: 1 }];
    const { id } = await testShop.anOrder({ shopper: fixtures.shopper, lines });
    const opened = privateFieldsOf(shopSchema()).filter(
      ({ type }) => type === "Dashboard" || mayUse(role, access.get("Query.order")),
    );
    for (const { type, field, isObject, isBlank, permissions } of opened) {
      const query = queryOf(type, field, isObject);
      const response = await testShop.gql<{ order?: { shippingAddress?: Record<string, string> } }>(
        query,
        type === "Dashboard" ? {} : { id },
        member.token,
      );
      const isReader = may({ role: ADMIN, staffRole: role }, ...permissions);
      const { code = "ok" } = response;
      const value = code === "ok" ? response.data.order?.shippingAddress?.[field] : undefined;
      expect([type, field, code, isBlank && value === ""]).toEqual([
        type,
        field,
        isReader || isBlank ? "ok" : "FORBIDDEN",
        isBlank && !isReader,
      ]);
    }
    expect(opened.length).toBeGreaterThan(9);
  });
});
