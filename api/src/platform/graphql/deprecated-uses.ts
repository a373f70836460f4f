import {
  getNamedType,
  isEnumType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";

/** A deprecated field, argument or value, as "Order.total", and what to use in its place. */
export type DeprecatedUse = { name: string; reason: string };

type Deprecatable = { name: string; deprecationReason?: string | null | undefined };

const usesIn = (schema: GraphQLSchema, document: DocumentNode): readonly DeprecatedUse[] => {
  const uses = new Map<string, DeprecatedUse>();
  const types = new TypeInfo(schema);
  const note = (owner: string | undefined, used: Deprecatable | null | undefined): void => {
    if (!used?.deprecationReason) return;
    const name = `${owner}.${used.name}`;
    uses.set(name, { name, reason: used.deprecationReason });
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => note(types.getParentType()?.name, types.getFieldDef()),
      Argument: () =>
        note(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`, types.getArgument()),
      ObjectField: ({ name }) => {
        const type = getNamedType(types.getParentInputType());
        if (type && "getFields" in type) note(type.name, type.getFields()[name.value]);
      },
      EnumValue: () => {
        const type = getNamedType(types.getInputType());
        if (isEnumType(type)) note(type.name, types.getEnumValue());
      },
    }),
  );
  return [...uses.values()];
};

const isDeprecated = ({ deprecationReason }: Pick<Deprecatable, "deprecationReason">): boolean =>
  Boolean(deprecationReason);

const hasDeprecations = (schema: GraphQLSchema): boolean =>
  Object.values(schema.getTypeMap()).some((type) => {
    if (isEnumType(type)) return type.getValues().some(isDeprecated);
    if (!("getFields" in type)) return false;
    return Object.values(type.getFields()).some(
      (field) => isDeprecated(field) || ("args" in field && field.args.some(isDeprecated)),
    );
  });

export type DeprecatedUses = (document: DocumentNode) => readonly DeprecatedUse[];

/** The deprecated parts of the schema that a valid document names, found once for each document. */
export const deprecatedUses = (schema: GraphQLSchema): DeprecatedUses => {
  if (!hasDeprecations(schema)) return () => [];
  const found = new WeakMap<DocumentNode, readonly DeprecatedUse[]>();
  return (document) => {
    const uses = found.get(document) ?? usesIn(schema, document);
    found.set(document, uses);
    return uses;
  };
};
