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
      "Marks 1 to 100 orders as packed, each for itself, by their numbers as scanned or typed. A number with a problem says so.",
  })
  packOrders(
    @Ctx() context: Context,
    @Arg("orderNumbers", () => [String], { description: "Numbers of orders, in any case of letters." })
    orderNumbers: string[],
  ): Promise<PackedOrder[]> {
    return packOrders(context.shop, authorOf(context), orderNumbers);
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Takes the mark of a packed order away, after a wrong scan. An order that is not packed stays as it is. PARCEL_LEFT if a parcel has taken the mark along.",
  })
  async unpackOrder(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "The order." }) orderId: string,
  ) {
    const id = await unpackOrder(context.shop, authorOf(context), orderId);
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => Order, {
    description:
      "Records a parcel of an order. With its last pieces the order becomes shipped. ORDER_NOT_SHIPPABLE, ORDER_CHANGED, PIECES_INVALID, PARCEL_RECORDED, COURIER_UNKNOWN, TRACKING_ID_INVALID, ESTIMATE_INVALID.",
  })
  async shipParcel(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "The order." }) orderId: string,
    @Arg("tracking", () => TrackingInput, { description: "How it is followed." }) tracking: TrackingInput,
    @Arg("lines", () => [ParcelLineInput], {
      nullable: true,
      description: "The pieces in it; all that are left if absent.",
    })
    lines: ParcelLineInput[] | null,
    @Arg("seenAddress", () => ShippingAddressInput, {
      nullable: true,
      description:
        "Where the order goes, as the admin saw it. ORDER_CHANGED if it goes elsewhere now. The pages of the previous version do not send it.",
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
      "Corrects how a parcel is followed. PARCEL_CHANGED if another correction came first. Returns its order.",
  })
  async changeParcel(
    @Ctx() context: Context,
    @Arg("parcelId", () => ID, { description: "The parcel." }) parcelId: string,
    @Arg("version", () => Int, { description: "The version that was seen." }) version: number,
    @Arg("tracking", () => TrackingInput, { description: "How it is followed." }) tracking: TrackingInput,
  ) {
    const id = await changeParcel(context.shop, authorOf(context), { tracking, parcelId, version });
    return findOrder(context.shop.database.source.manager, { id });
  }

  @Authorized(ADMIN)
  @Mutation(() => TrackingImport, {
    description:
      "Records the parcels of a courier's CSV file: order number, tracking id, courier, estimated delivery; at most 2,000 rows. All or nothing.",
  })
  importTracking(
    @Ctx() context: Context,
    @Arg("file", () => UploadScalar, { description: "The file." }) file: UploadedFile,
    @Arg("dryRun", () => Boolean, { description: "If true, the file is checked and nothing is written." })
    isDryRun: boolean,
  ): Promise<TrackingImport> {
    return importTracking(context.shop, authorOf(context), { content: file.content, isDryRun });
  }
}
