import { CriticalityLevel, diff, DiffRule } from "@graphql-inspector/core";
import {
  buildASTSchema,
  GraphQLSchema,
  Kind,
  parse,
  visit,
  type ConstDirectiveNode,
  type DocumentNode,
} from "graphql";

export type SchemaChange = { level: "breaking" | "dangerous" | "safe"; message: string };

/** Days for which a field is deprecated before it may go. */
export const noticeDays = 90;

const levels: Record<CriticalityLevel, SchemaChange["level"]> = {
  [CriticalityLevel.Breaking]: "breaking",
  [CriticalityLevel.Dangerous]: "dangerous",
  [CriticalityLevel.NonBreaking]: "safe",
};

const isNamed =
  (name: string) =>
  (directive: ConstDirectiveNode): boolean =>
    directive.name.value === name;

const valuesOf = (directives: readonly ConstDirectiveNode[], name: string, argument: string): string[] => {
  const value = directives
    .find(isNamed(name))
    ?.arguments?.find((given) => given.name.value === argument)?.value;
  if (value?.kind !== Kind.LIST) return [];
  return value.values.flatMap((each) => (each.kind === Kind.ENUM ? [each.value] : []));
};

type Declared = { roles: string[]; permissions: string[]; isOwnerOnly: boolean; codes: string[] };

/** The callers of a field without `@access`. */
const everybody = ["VISITOR", "SHOPPER", "STAFF"];

const isOwnerOnly = (directives: readonly ConstDirectiveNode[]): boolean =>
  directives
    .find(isNamed("access"))
    ?.arguments?.some(
      ({ name, value }) => name.value === "owner" && value.kind === Kind.BOOLEAN && value.value,
    ) ?? false;

/** What the directives of the shop say of each field, by "Type.field". */
const declarationsIn = (document: DocumentNode): Map<string, Declared> => {
  const declared = new Map<string, Declared>();
  for (const type of document.definitions)
    if (type.kind === Kind.OBJECT_TYPE_DEFINITION)
      for (const { name, directives = [] } of type.fields ?? [])
        declared.set(`${type.name.value}.${name.value}`, {
          roles: directives.some(isNamed("access")) ? valuesOf(directives, "access", "role") : everybody,
          permissions: valuesOf(directives, "access", "permissions"),
          isOwnerOnly: isOwnerOnly(directives),
          codes: valuesOf(directives, "errors", "codes"),
        });
  return declared;
};

const without = (values: readonly string[], others: readonly string[]): string[] =>
  values.filter((value) => !others.includes(value));

/** The callers among the staff who are refused from now on. No permission in a list stands for all of the staff. */
const lostPermissions = (before: readonly string[], after: readonly string[]): string[] => {
  if (after.length === 0) return [];
  return before.length === 0 ? ["all staff"] : without(before, after);
};

/** Changes of `@access` and `@errors`, which the inspector sees as usages of any directive. */
const changesOfDeclarations = (before: DocumentNode, after: DocumentNode): SchemaChange[] => {
  const earlier = declarationsIn(before);
  return [...declarationsIn(after)].flatMap(([field, now]) => {
    const old = earlier.get(field);
    if (!old) return [];
    const lostStaff =
      old.roles.includes("STAFF") && now.roles.includes("STAFF")
        ? lostPermissions(old.permissions, now.permissions)
        : [];
    return [
      ...[...without(old.roles, now.roles), ...lostStaff].map((caller) => ({
        level: "breaking" as const,
        message: `Field '${field}' is no longer for ${caller}`,
      })),
      ...(now.isOwnerOnly && !old.isOwnerOnly
        ? [{ level: "breaking" as const, message: `Field '${field}' is for own objects only` }]
        : []),
      ...without(now.codes, old.codes).map((code) => ({
        level: "safe" as const,
        message: `Field '${field}' refuses with ${code}`,
      })),
    ];
  });
};

/** A schema of a text, without the types that no operation reaches. */
const schemaOf = (document: DocumentNode): GraphQLSchema => {
  const schema = buildASTSchema(document);
  return new GraphQLSchema({
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    directives: schema.getDirectives(),
  });
};

const changesOfDocuments = async (before: DocumentNode, after: DocumentNode): Promise<SchemaChange[]> => {
  const changes = await diff(schemaOf(before), schemaOf(after), [DiffRule.ignoreDescriptionChanges]);
  const ofSchema = changes
    .filter(({ type }) => !String(type).startsWith("DIRECTIVE_USAGE_"))
    .map(({ criticality, message }) => ({ level: levels[criticality.level], message }));
  return [...ofSchema, ...changesOfDeclarations(before, after)].sort((one, other) =>
    one.message < other.message ? -1 : 1,
  );
};

/** Every change from one schema to another, without those of descriptions. */
export const schemaChanges = (before: string, after: string): Promise<SchemaChange[]> =>
  changesOfDocuments(parse(before), parse(after));

const sinceText = /^Since (\d{4}-\d{2}-\d{2}): \S/;

const reasonOf = (directives: readonly ConstDirectiveNode[] = []): string | undefined => {
  const deprecated = directives.find(isNamed("deprecated"));
  const value = deprecated?.arguments?.[0]?.value;
  return deprecated && (value?.kind === Kind.STRING ? value.value : "");
};

/** The day of "Since 2026-11-27: use `x`.", as each reason of a deprecation begins; `undefined` for another text. */
const deprecatedSince = (reason: string): string | undefined => sinceText.exec(reason)?.[1];

const isOver = (directives: readonly ConstDirectiveNode[] | undefined, today: string): boolean => {
  const since = deprecatedSince(reasonOf(directives) ?? "");
  return since !== undefined && Date.parse(today) - Date.parse(since) >= noticeDays * 86_400_000;
};

/** A schema without what has been deprecated for long enough. */
const withoutExpired = (document: DocumentNode, today: string): DocumentNode => {
  const dropExpired = ({ directives }: { directives?: readonly ConstDirectiveNode[] | undefined }) =>
    isOver(directives, today) ? null : undefined;
  return visit(document, {
    FieldDefinition: dropExpired,
    InputValueDefinition: dropExpired,
    EnumValueDefinition: dropExpired,
  });
};

/** What an earlier schema promised and a later one breaks: a breaking change of what was not deprecated for 90 days. */
export const brokenPromises = async (before: string, after: string, today: string): Promise<string[]> => {
  const changes = await changesOfDocuments(withoutExpired(parse(before), today), parse(after));
  return changes.filter(({ level }) => level === "breaking").map(({ message }) => message);
};

/** The reasons of deprecations that do not begin with their day. */
export const undatedDeprecations = (text: string): string[] => {
  const undated: string[] = [];
  const check = ({
    name,
    directives,
  }: {
    name: { value: string };
    directives?: readonly ConstDirectiveNode[] | undefined;
  }) => {
    const reason = reasonOf(directives);
    if (reason !== undefined && !deprecatedSince(reason)) undated.push(`${name.value}: ${reason}`);
  };
  visit(parse(text), {
    FieldDefinition: check,
    InputValueDefinition: check,
    EnumValueDefinition: check,
  });
  return undated;
};
