import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  parse,
  print,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from "graphql";
import { accessDeclaration } from "../../platform/graphql/declarations.ts";
import type { Example } from "./example.ts";

type Field = GraphQLField<unknown, unknown>;

/** How many leaves and objects of a type an example selects, at the top and below it. */
const mostLeaves = [6, 4, 3];
const mostObjects = [2, 1, 0];

/** The fields that every reader of the object may read, without arguments. Those that always have a value come first. */
const openFields = (type: GraphQLObjectType | GraphQLInterfaceType): Field[] => {
  const fields = Object.values(type.getFields()).filter(
    (field) =>
      accessDeclaration(type.name, field) === undefined &&
      field.deprecationReason == null &&
      !field.args.some(isRequiredArgument),
  );
  const names = ["id", "title", "name"];
  const positionOf = ({ name, type: fieldType }: Field): number => {
    if (names.includes(name)) return names.indexOf(name) - names.length;
    return isNonNullType(fieldType) ? 1 : 2;
  };
  return fields.toSorted((one, other) => positionOf(one) - positionOf(other));
};

const isList = ({ type }: Field): boolean => isListType(getNullableType(type));

/** The first fields of a type, in the order of their declaration; of a connection those of its entries. */
const selectionOf = (type: GraphQLObjectType | GraphQLInterfaceType, depth = 0): string => {
  const fields = openFields(type);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).slice(0, mostLeaves[depth]);
  const nodes = fields.filter(({ name }) => name === "nodes");
  const objects = (
    nodes.length > 0 ? nodes : fields.filter((field) => isObjectType(getNamedType(field.type)))
  ).slice(0, leaves.length === 0 ? 1 : mostObjects[depth]);
  const inner = objects.flatMap((field) => {
    const inside = getNamedType(field.type);
    // A list of objects inside a list would ask for many rows.
    if (!isObjectType(inside) || (depth > 0 && isList(field))) return [];
    const selection = selectionOf(inside, depth + 1);
    return selection ? [`${field.name} { ${selection} }`] : [];
  });
  return [...leaves.map(({ name }) => name), ...inner].join(" ");
};

/** The document of an example: an operation with its variables, and its selection or the first fields of what it returns. */
export const exampleDocument = (
  kind: "query" | "mutation",
  field: Field,
  { variables = {}, selection: fields }: Pick<Example, "variables" | "selection">,
): string => {
  const usedArguments = field.args.filter(({ name }) => name in variables);
  const list = (texts: string[]): string => (texts.length > 0 ? `(${texts.join(", ")})` : "");
  const type = getNamedType(field.type);
  const selection = isObjectType(type) || isInterfaceType(type) ? `{ ${fields ?? selectionOf(type)} }` : "";
  const name = `${field.name[0]?.toUpperCase()}${field.name.slice(1)}`;
  const head = `${kind} ${name}${list(usedArguments.map((argument) => `$${argument.name}: ${String(argument.type)}`))}`;
  const call = `${field.name}${list(usedArguments.map((argument) => `${argument.name}: $${argument.name}`))}`;
  return print(parse(`${head} { ${call} ${selection} }`));
};
