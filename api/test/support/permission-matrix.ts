import { getNamedType, isObjectType, type GraphQLSchema } from "graphql";
import { accessOf } from "../../src/platform/graphql/declarations.ts";
import {
  isAllowed,
  isBlankForPackers,
  may,
  Permission,
  permissionsOf,
  permissionsOfField,
  permissionTexts,
  StaffRole,
  type Access,
} from "../../src/platform/permissions.rules.ts";
import { ADMIN, SHOPPER } from "../../src/platform/viewer.ts";
import type { AccessCase } from "./access-cases.ts";

export const staffRoles = Object.values(StaffRole);

const memberOf = (staffRole: StaffRole) => ({ role: ADMIN, staffRole }) as const;

/** What each operation and field requires, by "Type.field"; fields that everyone may use are left out. */
export const declaredAccess = (schema: GraphQLSchema): Map<string, readonly Access[]> => {
  const access = new Map<string, readonly Access[]>();
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const declared = accessOf(field);
      if (declared) access.set(`${type.name}.${field.name}`, declared);
    }
  return access;
};

/** The queries and mutations of the schema, as "Query.orders". */
export const operationsOf = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );

/** Whether a role of the staff may use an operation. */
export const mayUse = (staffRole: StaffRole, access: readonly Access[] | undefined): boolean =>
  access === undefined || isAllowed(memberOf(staffRole), access);

const yes = "yes";
const no = "";

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** What a viewer gets of an operation. An upload without its file is refused before its access is checked. */
const resultOf = (result: string, isDeclared: boolean, isOwners: boolean): string => {
  if (!isDeclared || result === "FORBIDDEN") return no;
  return isOwners ? yes : "not found";
};

const operationRow = (
  name: string,
  { allow }: AccessCase,
  access: readonly Access[] | undefined,
): string[] => {
  const isForShoppers = access === undefined || isAllowed({ role: SHOPPER }, access);
  return [
    name.replace(".", " "),
    resultOf(allow.visitor, access === undefined, true),
    resultOf(allow.shopper, isForShoppers, true),
    resultOf(allow.other, isForShoppers, allow.other === allow.shopper),
    ...staffRoles.map((role) => (mayUse(role, access) ? yes : no)),
  ];
};

const nameOf = (permission: Permission): string => permission.replaceAll("-", "_").toUpperCase();

type PrivateField = {
  type: string;
  field: string;
  isBlank: boolean;
  permissions: readonly Permission[];
  /** Whether it has fields of its own. */
  isObject: boolean;
};

/** The private fields of the schema. */
export const privateFieldsOf = (schema: GraphQLSchema): PrivateField[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map(({ name: field, type: valueType }) => ({
        type: type.name,
        field,
        isBlank: isBlankForPackers(type.name, field),
        permissions: isBlankForPackers(type.name, field)
          ? [Permission.VIEW_ORDERS]
          : permissionsOfField(type.name, field),
        isObject: isObjectType(getNamedType(valueType)),
      })),
    )
    .filter(({ permissions }) => permissions.length > 0);

const fieldRows = (schema: GraphQLSchema): string[][] =>
  privateFieldsOf(schema)
    .map(({ type, field, isBlank, permissions }) => [
      `${type}.${field}`,
      permissions.map(nameOf).join(" or "),
      ...staffRoles.map((role) => (may(memberOf(role), ...permissions) ? yes : isBlank ? "blank" : no)),
    ])
    .sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));

/** docs/permissions.md: what each role of the staff, a visitor and a shopper may do. */
export const permissionDocument = (schema: GraphQLSchema, cases: Record<string, AccessCase>): string => {
  const access = declaredAccess(schema);
  const permissionRows = Object.values(Permission).map((permission) => [
    nameOf(permission),
    permissionTexts[permission],
    ...staffRoles.map((role) => (permissionsOf(memberOf(role)).includes(permission) ? yes : no)),
  ]);
  const operationRows = Object.entries(cases)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => operationRow(name, each, access.get(name)));
  return `# Permissions

Written by \`npx vitest run api/test/second-lane/staff-permissions.test.ts -u\`; the same test compares it with the shop. The table of the roles is
\`api/src/platform/permissions.rules.ts\`; each operation declares its permission at its resolver (docs/adr/0064-staff-roles.md).

## What each role may do

${table(["permission", "for", ...staffRoles], permissionRows)}

## Operations

An empty cell is a refusal: UNAUTHENTICATED for a visitor, else FORBIDDEN. "Other" is a shopper to whom the object of the call does
not belong.

${table(["operation", "visitor", SHOPPER, "other", ...staffRoles], operationRows)}

## Private fields

A shopper reads them of their own orders. "Blank" is an empty text.

${table(["field", "permission", ...staffRoles], fieldRows(schema))}
`;
};
