import { Field, InputType, Int } from "type-graphql";
import { DeliveryPlanInput } from "./delivery-plan.types.ts";

@InputType({ description: "Input of `deliveryRange`." })
export class DeliveryRangeInput {
  @Field(() => String, { nullable: true, description: "PIN code of the address, if known." })
  pin?: string | null;

  @Field(() => String, { nullable: true, description: "State of the address, if known." })
  state?: string | null;
}

@InputType({ description: "Input of `updateDeliveryPlan`." })
export class UpdateDeliveryPlanInput {
  @Field(() => Int, { description: "Version of the plan that the admin saw; 0 without a plan." })
  version!: number;

  @Field(() => DeliveryPlanInput, { description: "New plan of delivery dates." })
  plan!: DeliveryPlanInput;
}
