import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLField } from "graphql";
import type { RefusalCode } from "../errors/errors.ts";
import {
  isBlankForPackers,
  isRole,
  Permission,
  permissionsOfField,
  type Access,
} from "../permissions.rules.ts";
import { ADMIN, SHOPPER } from "../viewer.ts";

type DeclaredField = Pick<GraphQLField<unknown, unknown>, "name" | "args" | "extensions">;

/** The kinds of callers. */
export enum AccessRole {
  VISITOR = "visitor",
  SHOPPER = "shopper",
  STAFF = "staff",
}

const everybody = Object.values(AccessRole);

/** Who may use an operation, or read a private field. */
export type AccessDeclaration = {
  roles: readonly AccessRole[];
  /** Of which the staff needs one; none for all of the staff. */
  permissions: readonly Permission[];
  /** Whether a shopper may use it on an object of their own only. */
  isOwnerOnly: boolean;
};

/** What `@Authorized` declares at a field; `undefined` for a field that everyone may use. */
export const accessOf = ({ extensions }: Pick<DeclaredField, "extensions">): readonly Access[] | undefined =>
  extensions["access"] as readonly Access[] | undefined;

/** What `@Refuses` declares at a field; `undefined` without it. */
export const refusalsOf = ({
  extensions,
}: Pick<DeclaredField, "extensions">): readonly RefusalCode[] | undefined =>
  extensions["refusals"] as readonly RefusalCode[] | undefined;

export const isRootType = (typeName: string): boolean => typeName === "Query" || typeName === "Mutation";

const permissionsIn = (access: readonly Access[]): Permission[] =>
  access.filter((each): each is Permission => !isRole(each));

const rolesIn = (access: readonly Access[]): AccessRole[] => {
  if (access.length === 0) return [AccessRole.SHOPPER, AccessRole.STAFF];
  const hasStaff = access.some((each) => each !== SHOPPER);
  return [...(access.includes(SHOPPER) ? [AccessRole.SHOPPER] : []), ...(hasStaff ? [AccessRole.STAFF] : [])];
};

/** The permissions of a field whose text is refused to, or blank for, staff without one of them. */
const privatePermissions = (typeName: string, fieldName: string): readonly Permission[] =>
  isBlankForPackers(typeName, fieldName) ? [Permission.VIEW_ORDERS] : permissionsOfField(typeName, fieldName);

/** Who may use an operation or a private field; `undefined` for a field of an object that the caller may read. */
export const accessDeclaration = (typeName: string, field: DeclaredField): AccessDeclaration | undefined => {
  const access = accessOf(field);
  const isOwnerOnly = field.extensions["isOwnerOnly"] === true;
  if (access) {
    const permissions = access.includes(ADMIN) ? [] : permissionsIn(access);
    return { roles: rolesIn(access), permissions, isOwnerOnly };
  }
  if (isRootType(typeName)) return { roles: everybody, permissions: [], isOwnerOnly };
  const permissions = privatePermissions(typeName, field.name);
  if (permissions.length === 0) return undefined;
  return { roles: typeName === "Dashboard" ? [AccessRole.STAFF] : everybody, permissions, isOwnerOnly };
};

/** Any operation: a value that no column can store, too many requests, an unreachable database, an error of the shop. */
const ofAnyField: readonly RefusalCode[] = ["BAD_INPUT", "TOO_MANY", "NOT_READY", "INTERNAL"];

type Argument = Pick<GraphQLArgument, "name" | "type">;

/** The arguments of a field, with the fields of their input types. */
const allArguments = (given: readonly Argument[], path: readonly string[] = []): Argument[] =>
  given.flatMap((argument) => {
    const type = getNamedType(argument.type);
    const isNested = isInputObjectType(type) && !path.includes(type.name);
    const inner = isNested ? Object.values(type.getFields()) : [];
    return [argument, ...allArguments(inner, [...path, type.name])];
  });

/** The codes that a field does not declare: those of any field, and those that follow from its arguments and its access. */
export const impliedCodes = (typeName: string, field: DeclaredField): ReadonlySet<RefusalCode> => {
  const access = accessDeclaration(typeName, field);
  const given = allArguments(field.args);
  const has = (name: string) => given.some((argument) => argument.name === name);
  const isOpen = access === undefined || (access.roles === everybody && access.permissions.length === 0);
  const ofAccess = ["UNAUTHENTICATED", "FORBIDDEN", "SECOND_FACTOR_REQUIRED"] as const;
  return new Set([
    ...ofAnyField,
    ...(isOpen ? [] : ofAccess),
    ...(given.some(({ type }) => getNamedType(type).name === "ID") ? (["BAD_ID"] as const) : []),
    ...(has("first") ? (["BAD_PAGE_SIZE"] as const) : []),
    ...(has("after") ? (["BAD_CURSOR"] as const) : []),
    ...(has("idempotencyKey") ? (["BAD_KEY", "KEY_REUSED"] as const) : []),
  ]);
};

/** The codes that a field declares, in the order of the alphabet; `undefined` for a field of an object that declares none. */
export const declaredCodes = (typeName: string, field: DeclaredField): readonly RefusalCode[] | undefined => {
  const codes = refusalsOf(field);
  return codes || isRootType(typeName) ? [...(codes ?? [])].sort() : undefined;
};

/** The name of a permission in the schema. */
export const permissionName = (permission: Permission): string =>
  permission.replaceAll("-", "_").toUpperCase();

const staffText = (permissions: readonly Permission[]): string =>
  permissions.length === 0 ? "all staff" : `staff with ${permissions.map(permissionName).join(" or ")}`;

/** Who may use an operation, as its description says it. */
export const accessText = ({ roles, permissions, isOwnerOnly }: AccessDeclaration): string => {
  if (roles === everybody) return "For everyone, also without a login.";
  const isForAccounts =
    roles.includes(AccessRole.SHOPPER) && roles.includes(AccessRole.STAFF) && permissions.length === 0;
  if (isForAccounts) return isOwnerOnly ? "For every account, on its own objects." : "For every account.";
  const texts = [
    roles.includes(AccessRole.SHOPPER) && (isOwnerOnly ? "shoppers on their own objects" : "shoppers"),
    roles.includes(AccessRole.STAFF) && staffText(permissions),
  ];
  return `For ${texts.filter(Boolean).join(", and ").replace("shoppers, and", "shoppers and")}.`;
};
