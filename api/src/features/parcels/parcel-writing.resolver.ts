import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { may, Permission } from "../../platform/permissions.rules.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { authorOf } from "../audit/author.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { updateParcel } from "./update-parcel.command.ts";
import { importTracking } from "./import-tracking.command.ts";
import { packOrders } from "./pack-orders.command.ts";
import { PackedOrder, TrackingImport } from "./parcel.types.ts";
import { shipParcel } from "./ship-parcel.command.ts";
import { unpackOrder } from "./unpack-order.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { ShipParcelInput, UpdateParcelInput, ImportTrackingInput } from "./parcel-writing-inputs.types.ts";

/** Who changes an order. A packer changes, and sees, only what is packed and shipped. */
const adminOf = (context: Context) => ({ author: authorOf(context), viewer: loggedIn(context.viewer) });

@Resolver()
export class ParcelWritingResolver {
  @Authorized(Permission.FULFILMENT)
  @Refuses("TOO_MANY_ORDERS")
  @Mutation(() => [PackedOrder], {
    description:
      "Marks 1 to 100 orders as packed, each for itself, by their numbers as scanned or typed. The result has a problem for each order that cannot be packed.",
  })
  packOrders(
    @Ctx() context: Context,
    @Arg("orderNumbers", () => [String], { description: "Order numbers, in any case of letters." })
    orderNumbers: string[],
  ): Promise<PackedOrder[]> {
    return packOrders(context.services, authorOf(context), orderNumbers);
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses("ORDER_NOT_FOUND", "PARCEL_LEFT")
  @Mutation(() => Order, {
    description:
      "Removes the packed mark of an order, after a wrong scan; an order that is not packed stays unchanged.",
  })
  async unpackOrder(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ) {
    const id = await unpackOrder(context.services, adminOf(context), orderId);
    return findOrder(context.services.database.source.manager, { id });
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses(
    "COURIER_UNKNOWN",
    "ESTIMATE_INVALID",
    "ORDER_CHANGED",
    "ORDER_NOT_FOUND",
    "ORDER_NOT_SHIPPABLE",
    "PARCEL_RECORDED",
    "PIECES_INVALID",
    "TRACKING_ID_INVALID",
  )
  @Mutation(() => Order, {
    description: "Records a parcel of an order; with its last pieces the order becomes shipped.",
  })
  async shipParcel(
    @Ctx() context: Context,
    @InputArg(() => ShipParcelInput) { orderId, tracking, lines, seenAddress }: ShipParcelInput,
  ) {
    const seesContacts = may(context.viewer, Permission.VIEW_ORDERS);
    const parcel = { tracking, orderId, lines, seenAddress, seesContacts };
    const id = await shipParcel(context.services, authorOf(context), parcel);
    return findOrder(context.services.database.source.manager, { id });
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses("COURIER_UNKNOWN", "PARCEL_CHANGED", "PARCEL_NOT_FOUND", "PARCEL_RECORDED", "TRACKING_ID_INVALID")
  @Mutation(() => Order, {
    description:
      "Corrects courier or tracking id of a parcel, and returns its order. PARCEL_CHANGED if another correction came first.",
  })
  async updateParcel(@Ctx() context: Context, @InputArg(() => UpdateParcelInput) input: UpdateParcelInput) {
    const id = await updateParcel(context.services, adminOf(context), input);
    return findOrder(context.services.database.source.manager, { id });
  }

  @Authorized(Permission.FULFILMENT)
  @Refuses("FILE_INVALID", "FILE_TOO_LARGE")
  @Mutation(() => TrackingImport, {
    description:
      "Records the parcels of a courier's CSV file without the rows that have a problem: order number, tracking id, courier, estimated delivery, status; at most 2,000 rows.",
  })
  importTracking(
    @Ctx() context: Context,
    @InputArg(() => ImportTrackingInput) { file, dryRun: isDryRun, corrections }: ImportTrackingInput,
  ): Promise<TrackingImport> {
    return importTracking(context.services, authorOf(context), {
      content: file.content,
      isDryRun,
      corrections: corrections ?? [],
    });
  }
}
