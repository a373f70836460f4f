import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import { countOfStage } from "./delivery.rules.ts";
import { deliveryCursor, listDeliveries } from "./delivery.store.ts";
import { deliveryCounts } from "./parcel.loaders.ts";
import { DeliveryConnection, DeliveryFilter, DeliveryStageCounts, PackingSheetFile } from "./parcel.types.ts";
import { packingSheetFile } from "./packing-sheet-file.query.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { PackingSheetFileInput } from "./delivery-inputs.types.ts";

@Resolver(() => DeliveryConnection)
export class DeliveryResolver {
  @Authorized(Permission.FULFILMENT)
  @Query(() => DeliveryConnection, {
    description:
      "Orders of a delivery stage: to pack and packed with the oldest first, on the way with the newest first.",
  })
  async deliveries(
    @Ctx() { services, longestPage }: Context,
    @Arg("filter", () => DeliveryFilter, { description: "Which orders to return." })
    { stage }: DeliveryFilter,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const list = { stage, after: givenCursor(after) };
    const rows = await listDeliveries(services.database, { ...list, limit: size + 1 });
    return Object.assign(
      pageOf(rows, size, list.after, (row) => deliveryCursor(stage, row)),
      { stage },
    );
  }

  @Authorized(Permission.FULFILMENT, Permission.VIEW_ORDERS, Permission.RETURNS)
  @Query(() => [String], {
    description: "Names of the couriers of the shop; the first one is the default.",
  })
  couriers(@Ctx() { services }: Context): string[] {
    return services.settings.couriers.map(({ name }) => name);
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses("TOO_MANY_ORDERS")
  @Query(() => PackingSheetFile, {
    description:
      "PDF about 1 to 100 orders that are to be packed or shipped. An order that cannot be is left out.",
  })
  packingSheetFile(
    @Ctx() { services, viewer }: Context,
    @InputArg(() => PackingSheetFileInput) { sheet, orderIds }: PackingSheetFileInput,
  ): Promise<PackingSheetFile> {
    return packingSheetFile(services, { sheet, orderIds, viewer: loggedIn(viewer) });
  }

  @FieldResolver()
  async totalCount(@Root() { stage }: DeliveryConnection, @Ctx() context: Context): Promise<number> {
    return countOfStage(stage, await deliveryCounts(context, ""));
  }

  @FieldResolver()
  counts(@Ctx() context: Context): Promise<DeliveryStageCounts> {
    return deliveryCounts(context, "");
  }
}
