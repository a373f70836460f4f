import { Int, Field, ObjectType } from "type-graphql";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { Collection } from "../../collections/collection.entity.ts";

@ObjectType({
  description: "Page of the collections that the shop shows, in their order.",
  simpleResolvers: true,
})
export class CollectionConnection extends connectionOf("Collection", () => Collection) {
  @Field(() => Int, { description: "Number of collections in the whole list." })
  totalCount!: number;
}
