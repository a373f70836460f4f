import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { OrderLine } from "../orders/order-line.entity.ts";
import { ReturnKind, ReturnReason } from "./return-status.rules.ts";
import { ReturnRequest } from "./return.entity.ts";

registerEnumType(ReturnKind, {
  name: "ReturnKind",
  description: "Outcome that the shopper asks for.",
  valuesConfig: {
    RETURN: { description: "A refund." },
    EXCHANGE: { description: "Another size or colour of the same product." },
  },
});

registerEnumType(ReturnReason, {
  name: "ReturnReason",
  description: "Reason of a return.",
  valuesConfig: {
    TOO_SMALL: { description: "Too small." },
    TOO_LARGE: { description: "Too large." },
    NOT_AS_SHOWN: { description: "Not as shown on the page of the product." },
    DAMAGED: { description: "Damaged or faulty." },
    CHANGED_MIND: { description: "The shopper has changed their mind." },
    OTHER: { description: "Another reason." },
  },
});

/** Pieces of one order line, in the variant that the shopper has, which come back for the same reason. */
@ObjectType({ description: "Line of a return: pieces of one line of an order.", simpleResolvers: true })
@Entity("return_lines")
@Check("return_lines_quantity_check", "quantity between 1 and 99")
@Check("return_lines_kind_check", "kind in ('return', 'exchange')")
@Check(
  "return_lines_found_check",
  `restocked >= 0 and written_off >= 0 and missing >= 0 and restocked + written_off + missing in (0, quantity)
    and unsent_replacements between 0 and restocked + written_off`,
)
@Index("return_lines_position", ["returnId", "position"], { unique: true })
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
  position!: number;

  @ForeignKey(() => OrderLine, { name: "return_lines_order_line_id_fkey" })
  @Field(() => ID, { description: "Id of the line of the order." })
  @Column("uuid")
  orderLineId!: string;

  @Field(() => Int, { description: "Number of pieces." })
  @Column("integer")
  quantity!: number;

  @Field(() => ReturnKind, { description: "Outcome that the shopper asks for." })
  @Column("text")
  kind!: ReturnKind;

  @Field(() => ReturnReason, { description: "Reason of the return." })
  @Column("text")
  reason!: ReturnReason;

  @Field(() => String, {
    nullable: true,
    description: "Comment of the shopper on the pieces; null without one.",
  })
  @Column("text", { nullable: true })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Size of the returned pieces; null without sizes." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the returned pieces; null without colours.",
  })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Size of the replacement; null without sizes, and without an exchange.",
  })
  @Column("text", { nullable: true })
  newSize!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Colour of the replacement; null without colours, and without an exchange.",
  })
  @Column("text", { nullable: true })
  newColor!: string | null;

  @Field(() => Int, { description: "Number of pieces that went back into stock after the inspection." })
  @Column("integer", { default: 0 })
  restocked!: number;

  @Field(() => Int, { description: "Number of pieces that cannot be sold again." })
  @Column("integer", { default: 0 })
  writtenOff!: number;

  @Field(() => Int, {
    description:
      "Number of announced pieces that the inspection did not find; it falls when they arrive later. They can be returned again.",
  })
  @Column("integer", { default: 0 })
  missing!: number;

  /** Replacements of pieces that arrived after the other replacements were sent, until they are sent too. */
  @Column("integer", { default: 0 })
  unsentReplacements!: number;

  @Field(() => Int, { description: "Number of replacements that are to be sent now." })
  replacementsDue!: number;

  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { description: "Title of the product when the order was placed." })
  title!: string;
}
