import { Field, ID, InputType, Int } from "type-graphql";
import { PromotionInput } from "./promotion-admin.types.ts";

@InputType({ description: "Input of `savePromotion`." })
export class SavePromotionInput {
  @Field(() => ID, { description: "Id of the promotion: a new UUID for a new one." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw; 0 for a new promotion." })
  version!: number;

  @Field(() => PromotionInput, { description: "Terms of the promotion." })
  promotion!: PromotionInput;
}

@InputType({ description: "Input of `setPromotionPaused`." })
export class SetPromotionPausedInput {
  @Field(() => ID, { description: "Id of the promotion." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw." })
  version!: number;

  @Field(() => Boolean, { description: "Whether the promotion is paused from now on." })
  isPaused!: boolean;
}

@InputType({ description: "Input of `endPromotion`." })
export class EndPromotionInput {
  @Field(() => ID, { description: "Id of the promotion." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw." })
  version!: number;
}

@InputType({ description: "Input of `deletePromotion`." })
export class DeletePromotionInput {
  @Field(() => ID, { description: "Id of the promotion." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw." })
  version!: number;
}

@InputType({ description: "Input of `addPromotionCodes`." })
export class AddPromotionCodesInput {
  @Field(() => ID, { description: "Id of the promotion." })
  id!: string;

  @Field(() => [String], {
    nullable: true,
    description: "Codes to add, at most 10,000; omitted for made-up ones.",
  })
  codes?: string[] | null;

  @Field(() => Int, { nullable: true, description: "Number of codes to make up, 1 to 10,000." })
  count?: number | null;

  @Field(() => String, { nullable: true, description: "Beginning of the made-up codes." })
  beginning?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Idempotency key of the request: a repeated request with the same key changes nothing more.",
  })
  idempotencyKey?: string | null;
}
