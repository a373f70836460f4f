import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { Permission } from "../../platform/permissions.rules.ts";
import { User } from "../accounts/user.entity.ts";

/** A key by which a program works for the staff. Only its hash is stored: it has 256 random bits, so a plain hash is enough. */
@ObjectType("ApiKey", {
  description: "Key by which a program works for the staff, with some of its permissions.",
  simpleResolvers: true,
})
@Entity("api_keys")
@Unique("api_keys_key_hash", ["keyHash"])
@Index("api_keys_name", ["name"], { unique: true, where: "ended_at is null" })
@Index("api_keys_created_by", ["createdBy"])
export class ApiKey {
  @Field(() => ID, { description: "Id of the key." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "api_keys_pkey" })
  id!: string;

  @Field(() => String, { description: "Name of the key, as the activity log shows it." })
  @Column("text")
  name!: string;

  @Field(() => String, { description: "First characters of the key, to recognize it." })
  @Column("text")
  start!: string;

  @Column("text")
  keyHash!: string;

  @Field(() => [Permission], { description: "What the key may do." })
  @Column("text", { array: true })
  permissions!: Permission[];

  /** The owner in whose name the key works. It works while that account is an owner's. */
  @ForeignKey(() => User, { name: "api_keys_created_by_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  createdBy!: string;

  @Field(() => Date, { description: "Time at which the key was made." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "Time of the last request with the key, to about a minute; null if there was none.",
  })
  @Column("timestamptz", { nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "Time at which the key expires; null for never." })
  @Column("timestamptz", { nullable: true })
  expiresAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;
}
