import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** An event as its webhooks send it. The id is the header `webhook-id`, the same for each endpoint and each attempt. */
@Entity("webhook_messages")
@Index("webhook_messages_created", ["createdAt"])
export class WebhookMessage {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "webhook_messages_pkey" })
  id!: string;

  @Column("text")
  type!: string;

  /** The object as it was at the event. `json` keeps the order of the fields. */
  @Column("json")
  data!: Record<string, unknown>;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
