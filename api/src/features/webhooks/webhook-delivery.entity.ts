import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";
import { WebhookMessage } from "./webhook-message.entity.ts";
import { DeliveryStatus } from "./webhook.rules.ts";

/** A message on its way to one endpoint. */
@Entity("webhook_deliveries")
@Check("webhook_deliveries_status_check", "status in ('pending', 'delivered', 'failed')")
@Index("webhook_deliveries_newest", ["endpointId", "position"])
@Index("webhook_deliveries_message_id", ["messageId"])
@Index("webhook_deliveries_due", ["endpointId", "nextAttemptAt"], { where: "status = 'pending'" })
@Index("webhook_deliveries_expiry", ["expiresAt"], { where: "status = 'pending'" })
@Index("webhook_deliveries_object", ["endpointId", "objectId", "position"], { where: "status = 'pending'" })
export class WebhookDelivery {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "webhook_deliveries_pkey" })
  id!: string;

  @ForeignKey(() => WebhookEndpoint, { name: "webhook_deliveries_endpoint_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  endpointId!: string;

  @ForeignKey(() => WebhookMessage, { name: "webhook_deliveries_message_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  messageId!: string;

  /** Deliveries of one object are sent one after another. An order's parcels, returns and refunds count as the order. */
  @Column("uuid")
  objectId!: string;

  /** Order of the deliveries, from a sequence. */
  @Column("bigint")
  position!: number;

  @Column("text", { default: DeliveryStatus.PENDING })
  status!: DeliveryStatus;

  @Column("integer", { default: 0 })
  attempts!: number;

  /** While an attempt is made, the time at which it counts as lost. */
  @Column("timestamptz", { default: () => "now()" })
  nextAttemptAt!: Date;

  /** A delivery without success until then has failed. */
  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { nullable: true })
  lastAttemptAt!: Date | null;

  /** HTTP status of the last attempt; `null` without an answer. */
  @Column("integer", { nullable: true })
  responseStatus!: number | null;

  /** Why the last attempt failed. */
  @Column("text", { nullable: true })
  problem!: string | null;
}
