import { Kind, parse, type ConstDirectiveNode } from "graphql";

const codesOf = ({ arguments: values = [] }: ConstDirectiveNode): string[] =>
  values.flatMap(({ value }) =>
    value.kind === Kind.LIST
      ? value.values.flatMap((code) => (code.kind === Kind.ENUM ? [code.value] : []))
      : [],
  );

/** The codes that the text of a schema lists by `@errors`, as "Mutation.addToCart OUT_OF_STOCK". */
export const listedRefusals = (schemaText: string): string[] =>
  parse(schemaText).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION
      ? (type.fields ?? []).flatMap((field) =>
          (field.directives ?? [])
            .filter(({ name }) => name.value === "errors")
            .flatMap(codesOf)
            .map((code) => `${type.name.value}.${field.name.value} ${code}`),
        )
      : [],
  );
