import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { asId } from "../../../platform/ids.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { StockMovement } from "../stock-movement.entity.ts";
import type { AdminReason } from "../stock-movement.rules.ts";
import { listMovements, movementCursor } from "../stock-movement.store.ts";
import { AdminProduct, StockChangeInput, UnitStockInput } from "./admin-product.types.ts";
import { changeStock } from "./change-stock.command.ts";
import { changedProduct } from "./product-of-answer.ts";
import { StockMovementConnection } from "./stock.types.ts";
import { trackStock } from "./track-stock.command.ts";

@Resolver(() => StockMovement)
export class StockResolver {
  @Authorized(ADMIN)
  @Query(() => StockMovementConnection, { description: "The stock movements of a product, newest first." })
  async stockMovements(
    @Ctx() { shop, longestPage }: Context,
    @Arg("productId", () => ID, { description: "The product." }) productId: string,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { productId: asId(productId, "productId"), after: givenCursor(after) };
    const rows = await listMovements(shop.database, { ...list, limit: size + 1 });
    return pageOf(rows, size, list.after, movementCursor);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, { description: "Books a movement against the pieces that are there now." })
  async changeStock(
    @Ctx() context: Context,
    @Arg("productId", () => ID, { description: "The product." }) productId: string,
    @Arg("input", () => StockChangeInput, { description: "The movement." }) input: StockChangeInput,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description: "Names the request: a repeated request with the same key changes nothing more.",
    })
    idempotencyKey: string | null,
  ) {
    const { unitId, quantity, stockSeen, note } = input;
    const reason = input.reason as AdminReason;
    await changeStock(context.shop, authorOf(context), {
      productId,
      unitId,
      reason,
      quantity,
      stockSeen,
      note,
      idempotencyKey,
    });
    return changedProduct(context, productId);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description:
      "Counts the pieces of a product by size and colour, or together. The sum stays the same. PRODUCT_CHANGED with the current `units` if they are counted already, and `units` differ.",
  })
  async trackStock(
    @Ctx() context: Context,
    @Arg("productId", () => ID, { description: "The product." }) productId: string,
    @Arg("isTracked", () => Boolean, { description: "Whether to count by size and colour." })
    isTracked: boolean,
    @Arg("units", () => [UnitStockInput], {
      nullable: true,
      description: "The pieces of each; must add up to the stock. Spread evenly if absent.",
    })
    units: UnitStockInput[] | null,
  ) {
    const spread = units?.map((unit) => ({
      size: unit.size ?? null,
      color: unit.color ?? null,
      stock: unit.stock,
    }));
    await trackStock(context.shop, authorOf(context), { productId, isTracked, units: spread });
    return changedProduct(context, productId);
  }
}
