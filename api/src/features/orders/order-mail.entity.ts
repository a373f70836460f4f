import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Order } from "./order.entity.ts";

/** A mail on an order that the mail server has accepted. It holds no address, so that a deleted account leaves none. */
@Entity("order_mails")
@Index("order_mails_order", ["orderId", "id"])
export class OrderMail {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_mails_pkey" })
  id!: string;

  @ForeignKey(() => Order, { name: "order_mails_order_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  orderId!: string;

  @Column("text")
  subject!: string;

  /** Whether a confirmed second address got a copy. */
  @Column("boolean")
  hasCopy!: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  sentAt!: Date;
}
