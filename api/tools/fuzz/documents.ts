import fc from "fast-check";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

/** An operation that may be sent, made from the schema. */
export type RandomOperation = { query: string; variables: Record<string, unknown> };

export type DocumentOptions = {
  schema: GraphQLSchema;
  kind: "query" | "mutation";
  /** Ids that exist, which make more of an answer than random ones. */
  ids: string[];
  /** Fields that are left out, as `Type.field`. */
  except?: ReadonlySet<string>;
};

const words = [
  "",
  "a",
  "silk",
  "Festive Dress",
  "XS",
  "black",
  "nobody@example.com",
  "आशा",
  "%_\\",
  "x".repeat(300),
];
const numbers = [1, 2, 3, 5, 10, 0, -1, 101, 2_147_483_647];

type Choose = fc.GeneratorValue;

/** A value as GraphQL writes it; enum values are the only texts without quotes. */
const literal = (type: GraphQLInputType, value: unknown): string => {
  if (value === null) return "null";
  if (isNonNullType(type)) return literal(type.ofType, value);
  if (isListType(type))
    return `[${(value as unknown[]).map((part) => literal(type.ofType, part)).join(", ")}]`;
  if (isEnumType(type)) return String(value);
  if (!isInputObjectType(type)) return JSON.stringify(value);
  const parts = Object.entries(value as object).map(
    ([name, part]) => `${name}: ${literal(type.getFields()[name]?.type ?? type, part)}`,
  );
  return `{ ${parts.join(", ")} }`;
};

/** Builds one operation, choice by choice, so that fast-check can repeat and shrink it. */
class DocumentBuilder {
  private readonly variables: { name: string; type: string; value: unknown }[] = [];
  private readonly fragments: string[] = [];
  private aliases = 0;

  constructor(
    private readonly choose: Choose,
    private readonly options: DocumentOptions,
  ) {}

  build(): RandomOperation {
    const { schema, kind } = this.options;
    const root = kind === "query" ? schema.getQueryType() : schema.getMutationType();
    const selection = root ? this.selection(root, 3) : "__typename";
    const declared = this.variables.map(({ name, type }) => `$${name}: ${type}`).join(", ");
    const query = `${kind} Random${declared ? `(${declared})` : ""} { ${selection} }\n${this.fragments.join("\n")}`;
    const variables = this.variables.map(({ name, value }) => [name, value] as const);
    return { query, variables: Object.fromEntries(variables) };
  }

  private one<Value>(values: readonly Value[]): Value {
    return values[this.choose(fc.nat, { max: values.length - 1 })] as Value;
  }

  private chance(percent: number): boolean {
    return this.choose(fc.nat, { max: 99 }) < percent;
  }

  private value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.value(type.ofType);
    if (isListType(type))
      return Array.from({ length: this.choose(fc.nat, { max: 2 }) }, () => this.value(type.ofType));
    if (isEnumType(type)) return this.one(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const given = fields.filter((field) => isNonNullType(field.type) || this.chance(40));
      return Object.fromEntries(given.map((field) => [field.name, this.value(field.type)]));
    }
    const leaf = type as { name: string };
    if (leaf.name === "Boolean") return this.choose(fc.boolean);
    if (leaf.name === "ID") return this.one([...this.options.ids, "01990000-0000-7000-8000-000000000000"]);
    if (leaf.name === "Int" || leaf.name === "Rupees") return this.one(numbers);
    return leaf.name === "Upload" ? null : this.one(words);
  }

  private variable(type: string, value: unknown): string {
    const name = `v${this.variables.length}`;
    this.variables.push({ name, type, value });
    return `$${name}`;
  }

  private argumentsOf(field: GraphQLField<unknown, unknown>): string {
    const given = field.args.filter(
      ({ type, defaultValue }) => (isNonNullType(type) && defaultValue === undefined) || this.chance(50),
    );
    const parts = given.map(({ name, type }) => {
      const value = this.value(type);
      const text = this.chance(50) ? this.variable(String(type), value) : literal(type, value);
      return `${name}: ${text}`;
    });
    return parts.length > 0 ? `(${parts.join(", ")})` : "";
  }

  private directive(): string {
    if (!this.chance(20)) return "";
    const condition = this.chance(70)
      ? this.variable("Boolean!", this.choose(fc.boolean))
      : String(this.choose(fc.boolean));
    return ` @${this.one(["include", "skip"])}(if: ${condition})`;
  }

  private field(parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>, depth: number): string {
    const type = getNamedType(field.type);
    const isAliased = this.aliases < 10 && this.chance(25);
    const alias = isAliased ? `a${(this.aliases += 1)}: ` : "";
    const inner = isObjectType(type) ? ` { ${this.selection(type, depth - 1)} }` : "";
    const text = `${alias}${field.name}${this.argumentsOf(field)}${this.directive()}${inner}`;
    if (this.chance(85)) return text;
    if (this.chance(50)) return `... on ${parent.name}${this.directive()} { ${text} }`;
    const name = `F${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${parent.name} { ${text} }`);
    return `...${name}${this.directive()}`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) =>
        !this.options.except?.has(`${type.name}.${field.name}`) &&
        (depth > 0 || isLeafType(getNamedType(field.type))),
    );
    const count = 1 + this.choose(fc.nat, { max: 3 });
    const chosen = fields.length === 0 ? [] : Array.from({ length: count }, () => this.one(fields));
    const texts = chosen.map((field) => this.field(type, field, depth));
    return [...(texts.length === 0 || this.chance(20) ? ["__typename"] : []), ...texts].join(" ");
  }
}

/** Random operations of a schema; nearly all are valid. */
export const randomOperation = (options: DocumentOptions): fc.Arbitrary<RandomOperation> =>
  fc.gen().map((choose) => new DocumentBuilder(choose, options).build());
