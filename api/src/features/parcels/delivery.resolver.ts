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
      "Orders of a delivery stage: to pack and packed with the oldest first, on the way with the newest first. Admins only.",
  })
  async deliveries(
    @Ctx() { shop, longestPage }: Context,
    @Arg("stage", () => DeliveryStage, { description: "Delivery stage of the orders." }) stage: DeliveryStage,
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
    const list = { stage, after: givenCursor(after) };
    const rows = await listDeliveries(shop.database, { ...list, limit: size + 1 });
    return Object.assign(
      pageOf(rows, size, list.after, (row) => deliveryCursor(stage, row)),
      { stage },
    );
  }

  @Authorized(ADMIN)
  @Query(() => [String], {
    description: "Names of the couriers of the shop; the first one is the default. Admins only.",
  })
  couriers(@Ctx() { shop }: Context): string[] {
    return shop.settings.couriers.map(({ name }) => name);
  }

  @Authorized(ADMIN)
  @Query(() => String, {
    description:
      "Path to download a PDF about 1 to 100 orders that are to be packed or shipped, valid for 10 minutes. Refused: TOO_MANY_ORDERS, ORDER_NOT_FOUND, ORDER_NOT_SHIPPABLE. Admins only.",
  })
  packingSheetUrl(
    @Ctx() { shop }: Context,
    @Arg("sheet", () => PackingSheet, { description: "Kind of the PDF." }) sheet: PackingSheet,
    @Arg("orderIds", () => [ID], { description: "Ids of the orders, 1 to 100." }) orderIds: string[],
  ): Promise<string> {
    return packingSheetUrl(shop, { sheet, orderIds, now: new Date() });
  }

  @FieldResolver(() => Int, { description: "Number of orders in the whole list." })
  async totalCount(@Root() { stage }: DeliveryConnection, @Ctx() context: Context): Promise<number> {
    return countOfStage(stage, await deliveryCounts(context, ""));
  }

  @FieldResolver(() => DeliveryStageCounts, { description: "Number of orders in each delivery stage." })
  counts(@Ctx() context: Context): Promise<DeliveryStageCounts> {
    return deliveryCounts(context, "");
  }
}
