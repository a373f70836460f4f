import { Field, ID, Int, ObjectType, InputType } from "type-graphql";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { Dispute } from "./dispute.entity.ts";

@ObjectType({ description: "Dispute with its order.", simpleResolvers: true })
export class ListedDispute extends Dispute {
  @Field(() => String, { description: "Razorpay's id of the payment." })
  gatewayPaymentId!: string;

  @Field(() => ID, { nullable: true, description: "Id of the order; null if no order came of the payment." })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the order; null if no order came of the payment.",
  })
  orderNumber!: string | null;
}

@InputType({ description: "Filter of a list of disputes; an omitted field does not filter." })
export class DisputeFilter {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether to return only disputes that the bank has not decided.",
  })
  isOpen?: boolean | null;
}

@ObjectType({ description: "Page of disputes, newest first.", simpleResolvers: true })
export class ListedDisputeConnection extends connectionOf("ListedDispute", () => ListedDispute) {
  @Field(() => Int, { description: "Number of disputes in the whole list." })
  totalCount!: number;
}
