import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { OrderLine } from "../orders/order-line.entity.ts";
import { Parcel } from "./parcel.entity.ts";

/** Pieces of one order line in a parcel. */
@ObjectType({ description: "Pieces of one line of the order, in a parcel.", simpleResolvers: true })
@Entity("parcel_lines")
@Check("parcel_lines_quantity_check", "quantity BETWEEN 1 AND 99")
@Index("parcel_lines_order_line", ["orderLineId"])
export class ParcelLine {
  @ForeignKey(() => Parcel, { name: "parcel_lines_parcel_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "parcel_lines_pkey" })
  parcelId!: string;

  @ForeignKey(() => OrderLine, { name: "parcel_lines_order_line_id_fkey", onDelete: "CASCADE" })
  @Field(() => ID, { description: "Id of the line of the order." })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "parcel_lines_pkey" })
  orderLineId!: string;

  @Field(() => Int, { description: "Number of pieces." })
  @Column("integer")
  quantity!: number;

  @Field(() => String, { description: "Title of the product, as in the order." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the pieces; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the pieces; null without colours." })
  color!: string | null;
}
