import { Field, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../shared/paging.types.ts";
import { Review } from "./review.entity.ts";

@ObjectType({ description: "Reviews of a product, newest first, page by page.", simpleResolvers: true })
export class ReviewConnection extends connectionOf("Review", () => Review) {
  @Field(() => Int, { description: "Reviews in all." })
  totalCount!: number;
}
