import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { ADMIN } from "../../platform/viewer.ts";
import type { Context } from "../shop/context.ts";
import { countOfStage, DeliveryStage } from "./delivery.rules.ts";
import { deliveryCursor, listDeliveries } from "./delivery.store.ts";
import { deliveryCounts } from "./parcel.batches.ts";
import { DeliveryConnection, DeliveryStageCounts } from "./parcel.types.ts";
import { PackingSheet } from "./packing-sheet.rules.ts";
import { packingSheetUrl } from "./packing-sheet-url.query.ts";

@Resolver(() => DeliveryConnection)
export class DeliveryResolver {
  @Authorized(ADMIN)
  @Query(() => DeliveryConnection, {
    description:
      "The orders to pack, the packed ones (the oldest first), or those on the way (newest first).",
  })
  async deliveries(
    @Ctx() { shop, longestPage }: Context,
    @Arg("stage", () => DeliveryStage, { description: "Which orders." }) stage: DeliveryStage,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { stage, after: givenCursor(after) };
    const rows = await listDeliveries(shop.database, { ...list, limit: size + 1 });
    return Object.assign(
      pageOf(rows, size, list.after, (row) => deliveryCursor(stage, row)),
      { stage },
    );
  }

  @Authorized(ADMIN)
  @Query(() => [String], { description: "Names of the couriers of the shop; the first one is the default." })
  couriers(@Ctx() { shop }: Context): string[] {
    return shop.settings.couriers.map(({ name }) => name);
  }

  @Authorized(ADMIN)
  @Query(() => String, {
    description:
      "The path of a PDF about 1 to 100 orders that are to be packed or shipped. It works for 10 minutes. TOO_MANY_ORDERS, ORDER_NOT_FOUND, ORDER_NOT_SHIPPABLE.",
  })
  packingSheetUrl(
    @Ctx() { shop }: Context,
    @Arg("sheet", () => PackingSheet, { description: "Which PDF." }) sheet: PackingSheet,
    @Arg("orderIds", () => [ID], { description: "The orders." }) orderIds: string[],
  ): Promise<string> {
    return packingSheetUrl(shop, { sheet, orderIds, now: new Date() });
  }

  @FieldResolver(() => Int, { description: "Orders in the whole list." })
  async totalCount(@Root() { stage }: DeliveryConnection, @Ctx() context: Context): Promise<number> {
    return countOfStage(stage, await deliveryCounts(context, ""));
  }

  @FieldResolver(() => DeliveryStageCounts, { description: "For each stage." })
  counts(@Ctx() context: Context): Promise<DeliveryStageCounts> {
    return deliveryCounts(context, "");
  }
}
