import type { GraphQLResolveInfo } from "graphql";
import { Field, ID, InterfaceType } from "type-graphql";
import { isId } from "../ids.ts";

/** Maximum number of objects that one request of `nodes` reads. */
export const maxNodes = 20;

/** The types of the objects that `nodes` has read: rows do not say it themselves. */
const typeNames = new WeakMap<object, string>();

@InterfaceType({
  description:
    "Object that `nodes` finds. Its node id is the name of its type, a colon and its `id`, such as `Product:01989f6e-52c4-7f3a-b5c8-2f4c7a9d1e60`.",
  resolveType: (value: object) => typeNames.get(value),
})
export abstract class Node {
  @Field(() => ID, { description: "Id of the object, unique among those of its type." })
  id!: string;
}

/** The name of the type and the id in a node id; `undefined` for another text. */
export const partsOfNodeId = (nodeId: string): { typeName: string; id: string } | undefined => {
  const [, typeName = "", id = ""] = /^([A-Za-z]+):(.+)$/.exec(nodeId) ?? [];
  return isId(id) ? { typeName, id } : undefined;
};

/** Reads an object by the query of this name, as if the request had called it: with its access checks and its refusals. */
export const readNode = async (
  { typeName, query, id }: { typeName: string; query: string; id: string },
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<unknown> => {
  const field = info.schema.getQueryType()?.getFields()[query];
  if (!field?.resolve) throw new Error(`No query ${query} finds a ${typeName}.`);
  const node: unknown = await field.resolve(undefined, { id }, context, { ...info, fieldName: query });
  if (typeof node === "object" && node !== null) typeNames.set(node, typeName);
  return node;
};
