import { Field, ID, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { Order } from "../orders/order.entity.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { ParcelLine } from "./parcel-line.entity.ts";

/** Pieces of an order that left the shop together. */
@ObjectType({ description: "Parcel: pieces of an order that left the shop together.", simpleResolvers: true })
@Entity("parcels")
@Check("parcels_tracking_id_check", "tracking_id ~ '^[A-Za-z0-9-]{4,40}$'")
@Unique("parcels_tracking_id", ["orderId", "trackingId", "courier"])
@Index("parcels_tracking", ["trackingId"])
export class Parcel {
  @Field(() => ID, { description: "Id of the parcel." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "parcels_pkey" })
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "parcels_order_id_fkey" })
  order!: Relation<Order>;

  @Field(() => String, { description: "Name of the courier." })
  @Column("text")
  courier!: string;

  @Field(() => String, { description: "Tracking id of the courier." })
  @Column("text")
  trackingId!: string;

  @Field(() => Day, {
    nullable: true,
    description: "Day in India on which the parcel should arrive; null if unknown.",
  })
  @Column("date", { nullable: true })
  estimatedDelivery!: string | null;

  /** When its order was marked as packed; `null` if it was shipped without that. */
  @Column("timestamptz", { nullable: true })
  packedAt!: Date | null;

  @Field(() => Date, { description: "Time at which the parcel left the shop." })
  @Column("timestamptz", { default: () => "clock_timestamp()" })
  shippedAt!: Date;

  @Field(() => Int, {
    description:
      "Version of the parcel: grows with each correction. A correction names the version that its admin saw.",
  })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => [ParcelLine], { description: "Pieces in the parcel, by line of the order." })
  lines!: Relation<ParcelLine>[];
}
