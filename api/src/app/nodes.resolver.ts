import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../features/shop/context.ts";
import { chunksOf } from "../platform/async/chunks.ts";
import { refuse } from "../platform/errors/errors.ts";
import { maxNodes, Node, partsOfNodeId, readNode } from "../platform/graphql/node.ts";
import { nodeQueries } from "./features.ts";

/** What `readNode` needs. Throws BAD_ID. */
const lookUpOf = (nodeId: string): { typeName: string; query: string; id: string } => {
  const { typeName, id } = partsOfNodeId(nodeId) ?? refuse("BAD_ID", { field: "ids" });
  const query = nodeQueries.get(typeName) ?? refuse("BAD_ID", { field: "ids" });
  return { typeName, query, id };
};

@Resolver()
export class NodesResolver {
  @Query(() => [Node], {
    nullable: "items",
    description:
      "Objects by their node ids, in that order. One that is unknown, or not for the caller, is null beside the error of its look-up.",
  })
  async nodes(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], {
      description: `Node ids: the name of a type, a colon and an id, such as \`Product:01989f6e-52c4-7f3a-b5c8-2f4c7a9d1e60\`; at most ${maxNodes}.`,
    })
    ids: string[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    if (ids.length > maxNodes)
      refuse("BAD_INPUT", { field: "ids", message: `Ask for at most ${maxNodes} objects.` });
    const nodes: unknown[] = [];
    // Each look-up takes a connection: a few at a time, so that one request does not take them all.
    for await (const lookUps of chunksOf(ids.map(lookUpOf), 5)) {
      // An error among the entries of a list stands at its entry, and leaves the others their data.
      const read = lookUps.map((lookUp) => readNode(lookUp, context, info).catch((error: unknown) => error));
      nodes.push(...(await Promise.all(read)));
    }
    return nodes;
  }
}
