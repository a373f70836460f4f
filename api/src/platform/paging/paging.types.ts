import { Field, Int, ObjectType, type ClassType } from "type-graphql";
import type { ListCount } from "./count-rows.ts";

@ObjectType({
  description: "Position of a page in its list: the cursors of its ends, and whether more entries follow.",
  simpleResolvers: true,
})
export class PageInfo {
  @Field(() => Boolean, { description: "Whether more entries follow this page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "Whether this page was requested with a cursor." })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first entry; null for an empty page." })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last entry: pass it as `after` for the next page. Null for an empty page.",
  })
  endCursor!: string | null;
}

/** The edge of a Relay connection over a type. */
export const edgeOf = <Node extends object>(name: string, node: () => ClassType<Node>) => {
  @ObjectType(`${name}Edge`, {
    description: `${name} in a page of a list, with its cursor.`,
    simpleResolvers: true,
  })
  class Edge {
    @Field(() => String, {
      description: "Cursor of this entry: pass it as `after` to read the entries that follow.",
    })
    cursor!: string;

    @Field(node, { description: `${name} of this edge.` })
    node!: Node;
  }
  return Edge;
};

/** The common fields of a Relay connection over a type. `Edge` is given if its edges have fields of their own. */
export const connectionOf = <Node extends object>(
  name: string,
  node: () => ClassType<Node>,
  Edge: ClassType<{ cursor: string; node: Node }> = edgeOf(name, node),
) => {
  @ObjectType({ simpleResolvers: true })
  abstract class Connection {
    @Field(() => [Edge], { description: "Entries of this page, each with its cursor." })
    edges!: { cursor: string; node: Node }[];

    @Field(() => [node()], { description: "Entries of this page without their cursors." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Cursors of this page, and whether more entries follow." })
    pageInfo!: PageInfo;
  }
  return Connection;
};

/** The common fields of a connection that is counted to a limit, when an operation selects the count. See `withCount`. */
export const countedConnectionOf = <Node extends object>(name: string, node: () => ClassType<Node>) => {
  @ObjectType({ simpleResolvers: true })
  abstract class CountedConnection extends connectionOf(name, node) {
    count!: () => Promise<ListCount>;

    @Field(() => Int, { description: "Number of entries in the whole list, which is counted to 1,000." })
    async totalCount(): Promise<number> {
      return (await this.count()).total;
    }

    @Field(() => Boolean, {
      description: "Whether `totalCount` is exact; false if the list has more entries than were counted.",
    })
    async isTotalExact(): Promise<boolean> {
      return (await this.count()).isExact;
    }
  }
  return CountedConnection;
};
