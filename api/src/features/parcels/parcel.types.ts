import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Order } from "../orders/order.entity.ts";
import { OrderChoiceInput } from "../orders/order.types.ts";
import { DeliveryStage } from "./delivery.rules.ts";
import { PackingSheet } from "./packing-sheet.rules.ts";
import { TrackingRowState } from "./tracking-row.rules.ts";

registerEnumType(DeliveryStage, {
  name: "DeliveryStage",
  description: "How far an order is between its confirmation and its delivery.",
});

registerEnumType(TrackingRowState, {
  name: "TrackingRowState",
  description: "Whether a row can be recorded, is recorded already, or has a problem.",
});

registerEnumType(PackingSheet, {
  name: "PackingSheet",
  description: "A PDF about selected orders: a packing slip for each, or one list of all their pieces.",
});

@InputType({ description: "Pieces of one line of the order." })
export class ParcelLineInput {
  @Field(() => ID, { description: "The line." })
  orderLineId!: string;

  @Field(() => Int, { description: "Pieces, at least one." })
  quantity!: number;

  @Field(() => OrderChoiceInput, {
    nullable: true,
    description: "The size and colour that the admin saw. Absent in pages of the version before.",
  })
  seen?: OrderChoiceInput | null;
}

@InputType({ description: "Courier and tracking id of a parcel." })
export class TrackingInput {
  @Field(() => String, { description: "Name of a courier of the shop, in any case of letters." })
  courier!: string;

  @Field(() => String, { description: "4 to 40 letters, digits and hyphens." })
  trackingId!: string;

  @Field(() => Day, { nullable: true, description: "The day on which it should arrive." })
  estimatedDelivery?: string | null;
}

@ObjectType({ description: "Numbers of orders by stage.", simpleResolvers: true })
export class DeliveryStageCounts {
  @Field(() => Int, { description: "Confirmed or being prepared, and not packed." })
  toPack!: number;

  @Field(() => Int, { description: "Packed, and not on the way." })
  packed!: number;

  @Field(() => Int, { description: "On the way." })
  onTheWay!: number;
}

@ObjectType({
  description: "The orders of a stage, page by page: the oldest first, those on the way newest first.",
  simpleResolvers: true,
})
export class DeliveryConnection extends connectionOf("Delivery", () => Order) {
  stage!: DeliveryStage;

  @Field(() => Int, { description: "Orders in the whole list." })
  totalCount!: number;

  @Field(() => DeliveryStageCounts, { description: "For each stage." })
  counts!: DeliveryStageCounts;
}

@ObjectType({ description: "What came of a number that was to be packed.", simpleResolvers: true })
export class PackedOrder {
  @Field(() => String, { description: "The number as it was looked up." })
  orderNumber!: string;

  @Field(() => ID, { nullable: true, description: "The order; absent with a problem." })
  orderId?: string;

  @Field(() => String, { nullable: true, description: "Why it is not packed now; absent when it is." })
  problem?: string;
}

@ObjectType({ description: "A row of a courier's file.", simpleResolvers: true })
export class TrackingRow {
  @Field(() => Int, { description: "Number of the row as a spreadsheet shows it." })
  place!: number;

  @Field(() => String, { description: "Number of the order." })
  orderNumber!: string;

  @Field(() => String, { description: "Tracking id as written in the file." })
  trackingId!: string;

  @Field(() => String, { description: "Courier as written in the file." })
  courier!: string;

  @Field(() => TrackingRowState, { description: "Whether it can be recorded." })
  state!: TrackingRowState;

  @Field(() => String, { nullable: true, description: "The problem as a sentence; absent without one." })
  problem!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the admin should look at before it is recorded, as a sentence; absent without it.",
  })
  warning!: string | null;

  @Field(() => Int, { description: "Pieces that it sends; 0 if it cannot be recorded." })
  pieceCount!: number;
}

@ObjectType({ description: "What a courier's file does, or has done.", simpleResolvers: true })
export class TrackingImport {
  @Field(() => [TrackingRow], {
    description: "Its rows: those with a problem first, then those with a warning.",
  })
  rows!: TrackingRow[];

  @Field(() => Int, { description: "Rows that can be recorded." })
  readyCount!: number;

  @Field(() => Int, { description: "Rows with a problem." })
  problemCount!: number;

  @Field(() => Boolean, {
    description:
      "Whether its rows without a problem are recorded. False for a dry run, and if every row has a problem.",
  })
  isApplied!: boolean;
}
