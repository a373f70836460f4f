import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { User } from "../user.entity.ts";

/** A passkey of an account: a key pair of WebAuthn, of which the shop stores the public key. */
@ObjectType({ description: "Passkey of the viewer's account.", simpleResolvers: true })
@Entity("passkeys")
@Unique("passkeys_credential_id", ["credentialId"])
export class Passkey {
  @Field(() => ID, { description: "Id of the passkey in the shop." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "passkeys_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "passkeys_user_id_fkey", onDelete: "CASCADE" })
  @Index("passkeys_user_id")
  @Column("uuid")
  userId!: string;

  /** The id that the authenticator has given it, in base64url. */
  @Column("text")
  credentialId!: string;

  @Column("bytea")
  publicKey!: Buffer<ArrayBuffer>;

  /** Uses that the authenticator has counted; 0 if it does not count. It never goes back. */
  @Column("bigint", { default: 0 })
  counter!: string;

  /** How browsers reach the authenticator. */
  @Column("text", { array: true, default: "{}" })
  transports!: string[];

  @Field(() => String, { description: "Name that the account holder has given it." })
  @Column("text")
  name!: string;

  @Field(() => Date, { description: "Time at which it was added." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "Time of the last use; null before the first." })
  @Column("timestamptz", { nullable: true })
  lastUsedAt!: Date | null;
}
