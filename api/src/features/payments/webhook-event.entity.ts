import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** The id of a processed webhook event: the same event again changes nothing. */
@Entity("webhook_events")
export class WebhookEvent {
  @PrimaryColumn("text", { primaryKeyConstraintName: "webhook_events_pkey" })
  id!: string;

  @Column("text")
  event!: string;

  @Index("webhook_events_received")
  @CreateDateColumn({ type: "timestamptz" })
  receivedAt!: Date;
}
