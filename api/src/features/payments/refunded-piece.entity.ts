import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { OrderLine } from "../orders/order-line.entity.ts";
import { OrderCredit } from "./order-credit.entity.ts";

/**
 * Pieces of one order line, in one size and colour, in a credit by an admin's hand. Pieces of a return are in `return_lines`. Rows
 * are only added.
 */
@Entity("refunded_pieces")
@Check("refunded_pieces_quantity_check", "quantity > 0")
@Index("refunded_pieces_line", ["orderLineId"])
@Index("refunded_pieces_credit", ["creditId"])
export class RefundedPiece {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "refunded_pieces_pkey" })
  id!: string;

  @ForeignKey(() => OrderCredit, { name: "refunded_pieces_credit_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  creditId!: string;

  @ForeignKey(() => OrderLine, { name: "refunded_pieces_order_line_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  orderLineId!: string;

  @Column("text", { nullable: true })
  size!: string | null;

  @Column("text", { nullable: true })
  color!: string | null;

  @Column("integer")
  quantity!: number;

  /** Whether they were still in the shop when they were credited: they are never shipped. */
  @Column("boolean")
  isUnshipped!: boolean;

  /** Whether they came back into stock. */
  @Column("boolean")
  isRestocked!: boolean;
}
