import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { Order } from "../orders/order.entity.ts";
import type { OrderParcelRow } from "../orders/order-parcel.store.ts";
import { OrderLine } from "../orders/order-line.entity.ts";
import type { OrderLineRow, OrderRow } from "../orders/order.store.ts";
import { courierPageOf } from "../shop/courier.rules.ts";
import type { Context } from "../shop/context.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { leftOfLine, warningOfOrder } from "./parcel.loaders.ts";
import { Parcel } from "./parcel.entity.ts";
import { printWarning } from "./print-warning.rules.ts";

/** The page of a parcel's courier; `null` if the shop no longer works with the courier. */
const urlOf = ({ services }: Context, parcel: Pick<OrderParcelRow, "courier" | "trackingId">) =>
  courierPageOf(services.settings.couriers, parcel) ?? null;

@Resolver(() => Order)
export class OrderParcelResolver {
  @FieldResolver(() => [Parcel], {
    description: "Parcels of the order that have left the shop, oldest first.",
  })
  parcels(@Root() order: OrderRow): OrderParcelRow[] {
    return order.parcels;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "URL of the courier's page for the newest parcel. An order without parcels is followed at the default courier. Null without a tracking id, or if the shop no longer works with the courier.",
  })
  trackingUrl(@Root() order: OrderRow, @Ctx() context: Context): string | null {
    const newest = order.parcels.at(-1);
    if (newest) return urlOf(context, newest);
    const [{ name }] = context.services.settings.couriers;
    return order.trackingId ? urlOf(context, { courier: name, trackingId: order.trackingId }) : null;
  }

  @Authorized(Permission.FULFILMENT, Permission.VIEW_ORDERS)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Warning if another order has the courier and tracking id of one of the parcels; null without one. One parcel can hold two orders of a shopper.",
  })
  sharedParcelWarning(@Root() order: OrderRow, @Ctx() context: Context): Promise<string | null> {
    return warningOfOrder(context, order.id);
  }

  @Authorized(Permission.FULFILMENT, Permission.VIEW_ORDERS)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Warning if the packing slip and the invoice cannot show some characters, such as Chinese ones; null without one.",
  })
  printWarning(@Root() order: OrderRow): string | null {
    return printWarning(order) ?? null;
  }
}

@Resolver(() => OrderLine)
export class OrderLineParcelResolver {
  @FieldResolver(() => Int, {
    description:
      "Number of pieces that are in no parcel and in no return. Replacements of an exchange do not count.",
  })
  leftToShip(@Root() { id }: OrderLineRow, @Ctx() context: Context): Promise<number> {
    return leftOfLine(context, id);
  }
}

@Resolver(() => Parcel)
export class ParcelResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "URL of the courier's page for the parcel; null if the shop no longer works with the courier.",
  })
  trackingUrl(@Root() parcel: OrderParcelRow, @Ctx() context: Context): string | null {
    return urlOf(context, parcel);
  }
}
