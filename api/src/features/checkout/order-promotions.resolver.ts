import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import { OrderPromotion } from "../promotions/order-promotion.entity.ts";
import { promotionsOfOrder } from "../promotions/promotion.loaders.ts";
import type { PromotionOfOrder } from "../promotions/promotion.store.ts";
import type { Context } from "../shop/context.ts";

/** The promotions of orders. */
@Resolver(() => Order)
export class OrderPromotionsResolver {
  @FieldResolver(() => [OrderPromotion], { description: "Promotions of the order, the largest first." })
  promotions(@Root() { id }: Order, @Ctx() context: Context): Promise<PromotionOfOrder[]> {
    return promotionsOfOrder(context, id);
  }
}
