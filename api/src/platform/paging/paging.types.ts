import { Field, ObjectType, type ClassType } from "type-graphql";

@ObjectType({ description: "The position of a page in its list.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether entries follow this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Whether this page was asked for with a cursor." })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first entry." })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: "Cursor of the last entry: pass it as `after`." })
  endCursor!: string | null;
}

/** The edge of a Relay connection over a type. */
const edgeOf = <Node extends object>(name: string, node: () => ClassType<Node>) => {
  @ObjectType(`${name}Edge`, { description: `One ${name} in a list.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: "Place of this entry in the list, for `after`." })
    cursor!: string;

    @Field(node, { description: `The ${name}.` })
    node!: Node;
  }
  return Edge;
};

/** The common fields of a Relay connection over a type. */
export const connectionOf = <Node extends object>(name: string, node: () => ClassType<Node>) => {
  const Edge = edgeOf(name, node);

  @ObjectType({ simpleResolvers: true })
  abstract class Connection {
    @Field(() => [Edge], { description: "The entries with their cursors." })
    edges!: { cursor: string; node: Node }[];

    @Field(() => [node()], { description: "The entries without cursors." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Where this page stands." })
    pageInfo!: PageInfo;
  }
  return Connection;
};
