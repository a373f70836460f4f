import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "Pieces of an order line, in the size and colour in which they are." })
export class OrderPiecesInput {
  @Field(() => ID, { description: "Id of the line of the order." })
  lineId!: string;

  @Field(() => Int, { description: "Number of pieces." })
  quantity!: number;

  @Field(() => String, { nullable: true, description: "Size of the pieces; omitted without sizes." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the pieces; omitted without colours." })
  color?: string | null;
}
