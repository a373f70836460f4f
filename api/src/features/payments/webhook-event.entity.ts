import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** An event that Razorpay told, by its id: told again, it changes nothing. */
@Entity("webhook_events")
export class WebhookEvent {
  @PrimaryColumn("text", { primaryKeyConstraintName: "webhook_events_pkey" })
  id!: string;

  @Column("text")
  event!: string;

  @CreateDateColumn({ type: "timestamptz" })
  receivedAt!: Date;
}
