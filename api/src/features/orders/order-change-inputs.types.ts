import { Field, ID, InputType } from "type-graphql";
import { OrderVariantInput } from "./order.types.ts";

@InputType({ description: "Input of `updateOrderNotes`." })
export class UpdateOrderNotesInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Note to the packer, at most 1,000 characters; omitted to remove it.",
  })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Note that the admin saw; omitted for none.",
  })
  seenNotes?: string | null;
}

@InputType({ description: "Input of `updateOrderLine`." })
export class UpdateOrderLineInput {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => ID, { description: "Id of the line of the order." })
  lineId!: string;

  @Field(() => OrderVariantInput, { description: "New size and colour of the line." })
  variant!: OrderVariantInput;

  @Field(() => OrderVariantInput, { description: "Size and colour that the admin saw." })
  seen!: OrderVariantInput;
}
