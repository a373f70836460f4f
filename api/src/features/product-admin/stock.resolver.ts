import { Arg, Ctx, ID, Mutation, Query, Resolver, ObjectType } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { asId } from "../../platform/ids.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { countRows, withCount } from "../../platform/paging/count-rows.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { StockMovement } from "../catalogue/stock-movement.entity.ts";
import type { AdminReason } from "../catalogue/stock-movement.rules.ts";
import { listMovements, movementCursor, movementsOf } from "../catalogue/stock-movement.store.ts";
import { unitOf } from "./stock-units.rules.ts";
import { AdminProduct } from "./admin-product.types.ts";
import { updateStock } from "./update-stock.command.ts";
import { changedProduct } from "./product-of-answer.ts";
import { trackStock } from "./track-stock.command.ts";
import { countedConnectionOf } from "../../platform/paging/paging.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { UpdateStockInput, TrackStockInput } from "./stock-inputs.types.ts";

@ObjectType({ description: "Page of stock movements, newest first.", simpleResolvers: true })
class StockMovementConnection extends countedConnectionOf("StockMovement", () => StockMovement) {}

@Resolver(() => StockMovement)
export class StockResolver {
  @Authorized(Permission.PRODUCTS)
  @Query(() => StockMovementConnection, {
    description: "Stock movements of a product, newest first.",
  })
  async stockMovements(
    @Ctx() { services, longestPage }: Context,
    @Arg("productId", () => ID, { description: "Id of the product." }) productId: string,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { productId: asId(productId, "productId"), after: givenCursor(after) };
    const rows = await listMovements(services.database, { ...list, limit: size + 1 });
    return withCount(pageOf(rows, size, list.after, movementCursor), () =>
      countRows(services.database, movementsOf(list.productId)),
    );
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "OUT_OF_STOCK",
    "PRODUCT_NOT_FOUND",
    "STOCK_CHANGED",
    "STOCK_INVALID",
    "STOCK_TRACKED",
    "STOCK_UNIT_NOT_FOUND",
  )
  @Mutation(() => AdminProduct, {
    description: "Records a stock movement on top of the current stock.",
  })
  async updateStock(
    @Ctx() context: Context,
    @InputArg(() => UpdateStockInput) { productId, change: input, idempotencyKey }: UpdateStockInput,
  ) {
    const { unitId, quantity, stockSeen, note } = input;
    const reason = input.reason as AdminReason;
    await updateStock(context.services, authorOf(context), {
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

  @Authorized(Permission.PRODUCTS)
  @Refuses("VARIANT_NEEDED", "PRODUCT_CHANGED", "PRODUCT_NOT_FOUND", "STOCK_SPREAD_DIFFERS")
  @Mutation(() => AdminProduct, {
    description:
      "Switches a product between one stock and a stock for each size and colour; the sum stays the same. PRODUCT_CHANGED with the current `units` if they are counted already, and `units` differ.",
  })
  async trackStock(
    @Ctx() context: Context,
    @InputArg(() => TrackStockInput) { productId, isTracked, units }: TrackStockInput,
  ) {
    const spread = { productId, isTracked, units: units?.map(unitOf) };
    await trackStock(context.services, authorOf(context), spread);
    return changedProduct(context, productId);
  }
}
