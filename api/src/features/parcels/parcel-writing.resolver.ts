import { Arg, Authorized, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../platform/uploaded-file.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { authorOf } from "../audit/author.ts";
import { ShippingAddressInput } from "../checkout/checkout.types.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { changeParcel } from "./change-parcel.command.ts";
import { importTracking } from "./import-tracking.command.ts";
import { packOrders } from "./pack-orders.command.ts";
import { PackedOrder, ParcelLineInput, TrackingImport, TrackingInput } from "./parcel.types.ts";
import { shipParcel } from "./ship-parcel.command.ts";
import { unpackOrder } from "./unpack-order.command.ts";

@Resolver()
export class ParcelWritingResolver {
  @Authorized(ADMIN)
  @Mutation(() => [PackedOrder], {
    description:
      "Marks 1 to 100 orders as packed, each for itself, by their numbers as scanned or typed. The result has a problem for each order that cannot be packed. Admins only.",
  })
  packOrders(
    @Ctx() context: Context,
    @Arg("orderNumbers", () => [String], { description: "Order numbers, in any case of letters." })
    orderNumbers: string[],
  ): Promise<PackedOrder[]> {
    return packOrders(context.shop, authorOf(context), orderNumbers);
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Removes the packed mark of an order, after a wrong scan; an order that is not packed stays unchanged. PARCEL_LEFT if a parcel has left since. Admins only.",
  })
  async unpackOrder(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ) {
    const id = await unpackOrder(context.shop, authorOf(context), orderId);
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Records a parcel of an order; with its last pieces the order becomes shipped. Refused: ORDER_NOT_SHIPPABLE, ORDER_CHANGED, PIECES_INVALID, PARCEL_RECORDED, COURIER_UNKNOWN, TRACKING_ID_INVALID, ESTIMATE_INVALID. Admins only.",
  })
  async shipParcel(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
    @Arg("tracking", () => TrackingInput, { description: "Courier and tracking id of the parcel." })
    tracking: TrackingInput,
    @Arg("lines", () => [ParcelLineInput], {
      nullable: true,
      description: "Pieces in the parcel; omitted for all that are left to ship.",
    })
    lines: ParcelLineInput[] | null,
    @Arg("seenAddress", () => ShippingAddressInput, {
      nullable: true,
      description:
        "Shipping address that the admin saw: ORDER_CHANGED if it has changed since. Pages of the previous version do not send it.",
    })
    seenAddress: ShippingAddressInput | null,
  ) {
    const parcel = { tracking, orderId, lines, seenAddress };
    const id = await shipParcel(context.shop, authorOf(context), parcel);
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Corrects courier or tracking id of a parcel, and returns its order. PARCEL_CHANGED if another correction came first. Admins only.",
  })
  async changeParcel(
    @Ctx() context: Context,
    @Arg("parcelId", () => ID, { description: "Id of the parcel." }) parcelId: string,
    @Arg("version", () => Int, { description: "Version of the parcel that the admin saw." }) version: number,
    @Arg("tracking", () => TrackingInput, { description: "Courier and tracking id of the parcel." })
    tracking: TrackingInput,
  ) {
    const id = await changeParcel(context.shop, authorOf(context), { tracking, parcelId, version });
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => TrackingImport, {
    description:
      "Records the parcels of a courier's CSV file, all or none: order number, tracking id, courier, estimated delivery; at most 2,000 rows. Admins only.",
  })
  importTracking(
    @Ctx() context: Context,
    @Arg("file", () => UploadScalar, { description: "CSV file of the courier." }) file: UploadedFile,
    @Arg("dryRun", () => Boolean, { description: "Whether to check the file without recording parcels." })
    isDryRun: boolean,
  ): Promise<TrackingImport> {
    return importTracking(context.shop, authorOf(context), { content: file.content, isDryRun });
  }
}
