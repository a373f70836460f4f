import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Order } from "./order.entity.ts";

/** The words by which the admin finds an order: docs/adr/0029-orders-of-the-admin.md. `refreshOrderWords` writes them. */
@Entity("order_words")
@Index("order_words_words", { synchronize: false })
export class OrderWords {
  @ForeignKey(() => Order, { name: "order_words_order_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "order_words_pkey" })
  orderId!: string;

  @Column({ type: "tsvector", select: false, insert: false, update: false })
  words!: string;
}
