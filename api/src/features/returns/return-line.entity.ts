import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { OrderLine } from "../orders/order-line.entity.ts";
import { ReturnKind, ReturnReason } from "./return-status.rules.ts";
import { ReturnRequest } from "./return.entity.ts";

registerEnumType(ReturnKind, {
  name: "ReturnKind",
  description: "What the shopper gets: the money back, or another size or colour.",
});

registerEnumType(ReturnReason, { name: "ReturnReason", description: "Why pieces come back." });

/** Pieces of one order line, in the choice that the shopper has, which come back for the same reason. */
@ObjectType({ description: "Pieces of one line of an order that come back.", simpleResolvers: true })
@Entity("return_lines")
@Check("return_lines_quantity_check", "quantity between 1 and 99")
@Check("return_lines_kind_check", "kind in ('return', 'exchange')")
@Check(
  "return_lines_inspected_check",
  "restocked >= 0 and written_off >= 0 and restocked + written_off in (0, quantity)",
)
@Index("return_lines_place", ["returnId", "place"], { unique: true })
@Index("return_lines_order_line", ["orderLineId"])
export class ReturnLine {
  @Field(() => ID, { description: "Id of the line of the return." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "return_lines_pkey" })
  id!: string;

  @ForeignKey(() => ReturnRequest, { name: "return_lines_return_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  returnId!: string;

  /** Position in the return, from 0. */
  @Column("smallint")
  place!: number;

  @ForeignKey(() => OrderLine, { name: "return_lines_order_line_id_fkey" })
  @Field(() => ID, { description: "The line of the order." })
  @Column("uuid")
  orderLineId!: string;

  @Field(() => Int, { description: "Pieces." })
  @Column("integer")
  quantity!: number;

  @Field(() => ReturnKind, { description: "What the shopper gets for them." })
  @Column("text")
  kind!: ReturnKind;

  @Field(() => ReturnReason, { description: "Why they come back." })
  @Column("text")
  reason!: ReturnReason;

  @Field(() => String, { nullable: true, description: "What the shopper says about them." })
  @Column("text", { nullable: true })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "The size that comes back; absent for one size." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The colour that comes back; absent for a product without colours.",
  })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => String, { nullable: true, description: "The size of the replacement." })
  @Column("text", { nullable: true })
  newSize!: string | null;

  @Field(() => String, { nullable: true, description: "The colour of the replacement." })
  @Column("text", { nullable: true })
  newColor!: string | null;

  @Field(() => Int, { description: "Pieces that went back into stock after the inspection." })
  @Column("integer", { default: 0 })
  restocked!: number;

  @Field(() => Int, { description: "Pieces that cannot be sold again." })
  @Column("integer", { default: 0 })
  writtenOff!: number;

  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { description: "Title of the moment of the order." })
  title!: string;
}
