import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { OrderLine } from "./order-line.entity.ts";

/**
 * A change of the pieces that an order has from stock, after it was placed: pieces that came back (negative), and
 * replacements (positive). A variant names the stock unit, since units change with the tracking of a product.
 */
@Entity("order_portion_changes")
@Check("order_portion_changes_quantity_check", "quantity <> 0")
@Index("order_portion_changes_line", ["orderLineId"])
@Index("order_portion_changes_held", ["heldFor"], { where: "held_for is not null" })
export class OrderPortionChange {
  @PrimaryColumn("uuid", {
    default: () => "uuidv7()",
    primaryKeyConstraintName: "order_portion_changes_pkey",
  })
  id!: string;

  @ForeignKey(() => OrderLine, { name: "order_portion_changes_line_fkey" })
  @Column("uuid")
  orderLineId!: string;

  @Column("text", { nullable: true })
  size!: string | null;

  @Column("text", { nullable: true })
  color!: string | null;

  @Column("integer")
  quantity!: number;

  /**
   * The return whose replacement is held; `null` once the exchange is done. For pieces that did not come back with an order that
   * ended (negative) the order itself.
   */
  @Column("uuid", { nullable: true })
  heldFor!: string | null;
}
