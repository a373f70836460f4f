import { SymbolFlags, TypeFlags, type Checker, type Type } from "typescript/unstable/sync";

/** The columns of a row type, and the types of their values that can be compared; none where any value is possible. */
export type RowColumns = Map<string, { types: string[]; isOptional: boolean }>;

/** "string", "number", "boolean", "Array" or the name of a class. Null is left out: PostgreSQL does not describe it. */
const typeNames = (checker: Checker, type: Type | undefined): string[] => {
  const value = type && checker.getNonNullableType(type);
  if (!value || value.flags & (TypeFlags.AnyOrUnknown | TypeFlags.Never)) return [];
  if (checker.isTypeAssignableTo(value, checker.getStringType())) return ["string"];
  if (checker.isTypeAssignableTo(value, checker.getNumberType())) return ["number"];
  if (checker.isTypeAssignableTo(value, checker.getBooleanType())) return ["boolean"];
  if (checker.isArrayLikeType(value)) return ["Array"];
  const { name } = value.getSymbol() ?? {};
  return name === undefined ? [] : [name];
};

/** The columns of a row type; of a union, those of all its members. */
export const columnsOf = (checker: Checker, row: Type): RowColumns => {
  const members = row.isUnionType() ? row.getTypes() : [row];
  if (!members.every((member) => member.isObjectType() || member.isIntersectionType())) return new Map();
  const names = members.flatMap((member) => checker.getPropertiesOfType(member).map(({ name }) => name));
  return new Map(
    [...new Set(names)].map((name) => {
      const properties = members.map((member) => checker.getPropertyOfType(member, name));
      const types = properties.flatMap((property) =>
        typeNames(checker, property && checker.getTypeOfSymbol(property)),
      );
      const isOptional = properties.some((property) => !property || property.flags & SymbolFlags.Optional);
      return [name, { types, isOptional }];
    }),
  );
};

/** The rows of a result, and what they are wrapped in: "Promise List" of `Promise<Row[]>`, "Promise List List" with a count. */
export const rowOf = (checker: Checker, type: Type, wrappers = ""): { row: Type; wrappers: string } => {
  const name = checker.isArrayLikeType(type) ? "List" : type.getSymbol()?.name;
  const isWrapper = type.isTypeReference() && ["List", "Promise", "QueryResult"].includes(name ?? "");
  const [inner] = isWrapper ? checker.getTypeArguments(type) : [];
  return inner ? rowOf(checker, inner, `${wrappers} ${name}`.trim()) : { row: type, wrappers };
};
