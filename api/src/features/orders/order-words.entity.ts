import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { Order } from "./order.entity.ts";

/** The words by which the admin finds an order: docs/adr/0029-order-search.md. `refreshOrderWords` writes them. */
@Entity("order_words")
@Index("order_words_words", { synchronize: false })
export class OrderWords {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "order_words_pkey" })
  orderId!: string;

  @OneToOne(() => Order, { onDelete: "CASCADE" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "order_words_order_id_fkey" })
  order!: Relation<Order>;

  @Column({ type: "tsvector", select: false, insert: false, update: false })
  words!: string;
}
