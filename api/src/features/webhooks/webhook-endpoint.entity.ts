import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from "typeorm";
import { WebhookEvent } from "../../platform/events/event.rules.ts";

/** Where the shop posts its events. The signing key is encrypted: it signs each delivery. */
@ObjectType({ description: "Address to which the shop posts its events.", simpleResolvers: true })
@Entity("webhook_endpoints")
@Unique("webhook_endpoints_url", ["url"])
export class WebhookEndpoint {
  @Field(() => ID, { description: "Id of the endpoint." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "webhook_endpoints_pkey" })
  id!: string;

  @Field(() => String, { description: "URL that receives the events." })
  @Column("text")
  url!: string;

  @Field(() => String, { description: "What the endpoint is for; may be empty." })
  @Column("text")
  description!: string;

  @Field(() => [WebhookEvent], { description: "Types of the events that it receives." })
  @Column("text", { array: true })
  events!: `${WebhookEvent}`[];

  @Column("text")
  encryptedKey!: string;

  /** The key before the last rotation: it signs too, until `earlierKeyExpiresAt`. */
  @Column("text", { nullable: true })
  earlierEncryptedKey!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time until which the key before the last rotation signs too; null without one.",
  })
  @Column("timestamptz", { nullable: true, name: "earlier_key_until" })
  earlierKeyExpiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time since which nothing is sent; null while it is. Events wait meanwhile, each for three days.",
  })
  @Column("timestamptz", { nullable: true })
  pausedAt!: Date | null;

  @Field(() => Int, { description: "Version of the endpoint; grows by one with each change." })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => Date, { description: "Time at which the endpoint was added." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
