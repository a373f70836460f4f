import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Order } from "../orders/order.entity.ts";
import { OrderVariantInput } from "../orders/order.types.ts";
import { DeliveryStage } from "./delivery.rules.ts";
import { PackingSheet } from "./packing-sheet.rules.ts";
import { TrackingRowState } from "./tracking-row.rules.ts";

registerEnumType(DeliveryStage, {
  name: "DeliveryStage",
  description:
    "Delivery stage of an order between its confirmation and its delivery: to pack, packed, or on the way.",
});

registerEnumType(TrackingRowState, {
  name: "TrackingRowState",
  description:
    "State of a row of a courier's file: it can be recorded, is recorded already, marks its order as delivered, or has a problem.",
});

registerEnumType(PackingSheet, {
  name: "PackingSheet",
  description:
    "Kind of a PDF about selected orders: packing slips, two to a page; one list of all their pieces; or shipping labels of 4 by 6 inches.",
});

@InputType({ description: "Pieces of one line of the order, for a parcel." })
export class ParcelLineInput {
  @Field(() => ID, { description: "Id of the line of the order." })
  orderLineId!: string;

  @Field(() => Int, { description: "Number of pieces, at least 1." })
  quantity!: number;

  @Field(() => OrderVariantInput, {
    nullable: true,
    description: "Size and colour that the admin saw. Pages of the previous version do not send it.",
  })
  seen?: OrderVariantInput | null;
}

@InputType({ description: "Courier and tracking id of a parcel." })
export class TrackingInput {
  @Field(() => String, { description: "Name of a courier of the shop, in any case of letters." })
  courier!: string;

  @Field(() => String, { description: "Tracking id: 4 to 40 letters, digits and hyphens." })
  trackingId!: string;

  @Field(() => Day, { nullable: true, description: "Day in India on which the parcel should arrive." })
  estimatedDelivery?: string | null;
}

@ObjectType({ description: "Number of orders in each delivery stage.", simpleResolvers: true })
export class DeliveryStageCounts {
  @Field(() => Int, { description: "Number of orders that are confirmed or being prepared, and not packed." })
  toPack!: number;

  @Field(() => Int, { description: "Number of orders that are packed, and not on the way." })
  packed!: number;

  @Field(() => Int, { description: "Number of orders that are on the way." })
  onTheWay!: number;
}

@InputType({ description: "Filter of the list of deliveries." })
export class DeliveryFilter {
  @Field(() => DeliveryStage, { description: "Delivery stage of the orders." })
  stage!: DeliveryStage;
}

@ObjectType({
  description: "Page of the orders of a delivery stage: the oldest first, those on the way newest first.",
  simpleResolvers: true,
})
export class DeliveryConnection extends connectionOf("Delivery", () => Order) {
  stage!: DeliveryStage;

  @Field(() => Int, { description: "Number of orders in the whole list." })
  totalCount!: number;

  @Field(() => DeliveryStageCounts, { description: "Number of orders in each delivery stage." })
  counts!: DeliveryStageCounts;
}

@ObjectType({
  description: "PDF about selected orders, without those that cannot be shipped.",
  simpleResolvers: true,
})
export class PackingSheetFile {
  @Field(() => String, {
    nullable: true,
    description: "Path to download the PDF, valid for 10 minutes; null if every order is left out.",
  })
  url!: string | null;

  @Field(() => [String], { description: "Reason for each order that is left out, as a sentence." })
  leftOut!: string[];
}

@ObjectType({ description: "Result of packing an order.", simpleResolvers: true })
export class PackedOrder {
  @Field(() => String, { description: "Order number, as it was looked up." })
  orderNumber!: string;

  @Field(() => ID, { nullable: true, description: "Id of the order; null with a problem." })
  orderId?: string;

  @Field(() => String, {
    nullable: true,
    description: "Reason why the order is not packed now, as a sentence; null when it is packed.",
  })
  problem?: string;
}

@ObjectType({
  description: "Result of marking an order as delivered, or of undoing it.",
  simpleResolvers: true,
})
export class MarkedOrder {
  @Field(() => ID, { description: "Id of the order." })
  orderId!: string;

  @Field(() => String, { description: "Order number; empty for an unknown order." })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: "Reason why the order stays as it is, as a sentence; null when it was changed.",
  })
  problem?: string;
}

@ObjectType({ description: "Orders that were marked as delivered together.", simpleResolvers: true })
export class RecentDelivery {
  @Field(() => Date, { description: "Time of the mark." })
  markedAt!: Date;

  @Field(() => [MarkedOrder], { description: "Orders of the mark, by number." })
  orders!: MarkedOrder[];
}

@InputType({ description: "Row of a courier's file as the admin corrected it." })
export class TrackingCorrectionInput {
  @Field(() => Int, { description: "Number of the row in the file." })
  position!: number;

  @Field(() => String, { description: "Order number." })
  orderNumber!: string;

  @Field(() => String, { description: "Tracking id." })
  trackingId!: string;

  @Field(() => String, { description: "Name of the courier." })
  courier!: string;

  @Field(() => String, { description: "Expected day, such as 28-11-2026; empty if unknown." })
  estimate!: string;
}

@ObjectType({ description: "Row of a courier's file.", simpleResolvers: true })
export class TrackingRow {
  @Field(() => Int, { description: "Number of the row in the file, as a spreadsheet shows it." })
  position!: number;

  @Field(() => String, { description: "Order number of the row, such as SJ100017." })
  orderNumber!: string;

  @Field(() => String, { description: "Tracking id as written in the file." })
  trackingId!: string;

  @Field(() => String, { description: "Courier as written in the file." })
  courier!: string;

  @Field(() => String, { description: "Expected day as written in the file." })
  estimate!: string;

  @Field(() => ID, { nullable: true, description: "Id of the order; null for an unknown number." })
  orderId!: string | null;

  @Field(() => TrackingRowState, { description: "State of the row." })
  state!: TrackingRowState;

  @Field(() => String, {
    nullable: true,
    description: "Reason why the row cannot be recorded, as a sentence; null if it can.",
  })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Warning to read before the row is recorded, as a sentence; null without one.",
  })
  warning!: string | null;

  @Field(() => Int, { description: "Number of pieces that the row ships; 0 if it cannot be recorded." })
  pieceCount!: number;
}

@ObjectType({ description: "Result of the import or the check of a courier's file.", simpleResolvers: true })
export class TrackingImport {
  @Field(() => [TrackingRow], {
    description: "Rows of the file: those with a problem first, then those with a warning.",
  })
  rows!: TrackingRow[];

  @Field(() => Int, { description: "Number of rows that can be recorded." })
  readyCount!: number;

  @Field(() => Int, { description: "Number of orders that the file marks as delivered." })
  deliveredCount!: number;

  @Field(() => Int, { description: "Number of rows with a problem." })
  problemCount!: number;

  @Field(() => Boolean, {
    description:
      "Whether the rows without a problem are recorded; false for a dry run, and if every row has a problem.",
  })
  isApplied!: boolean;
}
