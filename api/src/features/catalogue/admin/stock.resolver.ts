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
  @Query(() => StockMovementConnection, {
    description: "Stock movements of a product, newest first. Admins only.",
  })
  async stockMovements(
    @Ctx() { shop, longestPage }: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { productId: asId(productId, "productId"), after: givenCursor(after) };
    const rows = await listMovements(shop.database, { ...list, limit: size + 1 });
    return pageOf(rows, size, list.after, movementCursor);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description: "Records a stock movement on top of the current stock. Admins only.",
  })
  async changeStock(
    @Ctx() context: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
    @Arg("input", () => StockChangeInput, { description: "Movement to record." }) input: StockChangeInput,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "Idempotency key of the request: a repeated request with the same key changes nothing more.",
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
      "Switches a product between one stock and a stock for each size and colour; the sum stays the same. PRODUCT_CHANGED with the current `units` if they are counted already, and `units` differ. Admins only.",
  })
  async trackStock(
    @Ctx() context: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
    @Arg("isTracked", () => Boolean, { description: "Whether the stock is counted by size and colour." })
    isTracked: boolean,
    @Arg("units", () => [UnitStockInput], {
      nullable: true,
      description:
        "Stock of each size and colour; must add up to the stock of the product. Omitted to spread it evenly.",
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
