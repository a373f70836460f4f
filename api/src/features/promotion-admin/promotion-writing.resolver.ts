import { Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import { Promotion } from "../promotions/promotion.entity.ts";
import type { Context } from "../shop/context.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { addPromotionCodes } from "./add-promotion-codes.command.ts";
import { deletePromotion, endPromotion, setPromotionPaused } from "./change-promotion-state.command.ts";
import { foundPromotion, typedPromotion } from "./promotion-of-input.ts";
import { savePromotion } from "./save-promotion.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  SavePromotionInput,
  SetPromotionPausedInput,
  EndPromotionInput,
  DeletePromotionInput,
  AddPromotionCodesInput,
} from "./promotion-writing-inputs.types.ts";
import { DeletePromotionPayload } from "./promotion-admin.types.ts";

/** What an admin does with promotions. */
@Resolver()
export class PromotionWritingResolver {
  @Authorized(Permission.PROMOTIONS)
  @Refuses(
    "CODE_TAKEN",
    "COLLECTION_NOT_FOUND",
    "PRODUCT_NOT_FOUND",
    "PROMOTION_CHANGED",
    "PROMOTION_INVALID",
    "PROMOTION_NOT_FOUND",
  )
  @Mutation(() => Promotion, {
    description:
      "Adds a promotion with an id that the client made, or changes its terms; placed orders keep what they have.",
  })
  async savePromotion(
    @Ctx() context: Context,
    @InputArg(() => SavePromotionInput) { id, version, promotion: input }: SavePromotionInput,
  ): Promise<Promotion> {
    const change = { id, version, promotion: typedPromotion(input) };
    return foundPromotion(context, await savePromotion(context.services, authorOf(context), change));
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("PROMOTION_CHANGED", "PROMOTION_NOT_FOUND")
  @Mutation(() => Promotion, {
    description: "Pauses a promotion, or lets it go on.",
  })
  async setPromotionPaused(
    @Ctx() context: Context,
    @InputArg(() => SetPromotionPausedInput) change: SetPromotionPausedInput,
  ): Promise<Promotion> {
    return foundPromotion(context, await setPromotionPaused(context.services, authorOf(context), change));
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("PROMOTION_CHANGED", "PROMOTION_INVALID", "PROMOTION_NOT_FOUND")
  @Mutation(() => Promotion, {
    description: "Ends a promotion now.",
  })
  async endPromotion(
    @Ctx() context: Context,
    @InputArg(() => EndPromotionInput) input: EndPromotionInput,
  ): Promise<Promotion> {
    return foundPromotion(context, await endPromotion(context.services, authorOf(context), input));
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("PROMOTION_CHANGED", "PROMOTION_USED")
  @Mutation(() => DeletePromotionPayload, {
    description:
      "Deletes a promotion that no order has used, with its codes. One that is deleted already stays so.",
  })
  async deletePromotion(
    @Ctx() context: Context,
    @InputArg(() => DeletePromotionInput) input: DeletePromotionInput,
  ): Promise<DeletePromotionPayload> {
    await deletePromotion(context.services, authorOf(context), input);
    return { deletedPromotionId: input.id };
  }

  @Authorized(Permission.PROMOTIONS)
  @Refuses("CODE_TAKEN", "PROMOTION_INVALID", "PROMOTION_NOT_FOUND")
  @Mutation(() => Promotion, {
    description:
      "Adds single-use codes to a promotion by code: a list, or a number of made-up ones. Codes that it has already are left out.",
  })
  async addPromotionCodes(
    @Ctx() context: Context,
    @InputArg(() => AddPromotionCodesInput)
    { id, codes, count, beginning, idempotencyKey }: AddPromotionCodesInput,
  ): Promise<Promotion> {
    const request = { id, codes, count, beginning, idempotencyKey };
    return foundPromotion(context, await addPromotionCodes(context.services, authorOf(context), request));
  }
}
