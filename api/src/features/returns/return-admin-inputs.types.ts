import { Field, ID, InputType, Int } from "type-graphql";
import { InspectedLineInput } from "./return.types.ts";

/** The return of a mutation, and its version that the admin saw. */
@InputType()
abstract class SeenReturn {
  @Field(() => ID, { description: "Id of the return." })
  returnId!: string;

  @Field(() => Int, {
    description: "Version of the return that the admin saw; RETURN_CHANGED if it is outdated.",
  })
  version!: number;
}

@InputType({ description: "Input of `approveReturn`." })
export class ApproveReturnInput extends SeenReturn {}

@InputType({ description: "Input of `refuseReturn`." })
export class RefuseReturnInput extends SeenReturn {
  @Field(() => String, { description: "Reason that the shopper reads, at most 500 characters." })
  reason!: string;
}

@InputType({ description: "Input of `receiveReturn`." })
export class ReceiveReturnInput extends SeenReturn {}

@InputType({ description: "Input of `inspectReturn`." })
export class InspectReturnInput extends SeenReturn {
  @Field(() => [InspectedLineInput], {
    description: "Result of the inspection for each line of the return, once.",
  })
  lines!: InspectedLineInput[];
}

@InputType({ description: "Input of `sendReplacement`." })
export class SendReplacementInput extends SeenReturn {
  @Field(() => String, { description: "Name of a courier of the shop." })
  courier!: string;

  @Field(() => String, {
    description: "Tracking id of the courier: 4 to 40 letters, digits and hyphens.",
  })
  trackingId!: string;
}
