import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/**
 * An address in a shopper's profile. The address field of the profile (specification, section 3) is the street of the default one.
 * If it was typed there alone, town, state and PIN code are "".
 */
@ObjectType({ description: "Shipping address that a shopper has saved.", simpleResolvers: true })
@Entity("saved_addresses")
@Index("saved_addresses_newest", ["userId", "createdAt", "id"])
@Index("saved_addresses_default", ["userId"], { unique: true, where: "is_default" })
export class SavedAddress {
  @Field(() => ID, { description: "Id of the address." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "saved_addresses_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "saved_addresses_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the address, such as Home; null without one.",
  })
  @Column("text", { nullable: true })
  label!: string | null;

  @Field(() => String, { description: "Full name of the recipient." })
  @Column("text")
  fullName!: string;

  /** `null` for that of the account, so that it follows a change. */
  @Field(() => String, { description: "E-mail address for orders: by default that of the account." })
  @Column("text", { nullable: true })
  email!: string | null;

  @Field(() => String, { description: "Phone number for the courier; empty if none is given." })
  @Column("text")
  phone!: string;

  @Field(() => String, { description: "House, street and landmark." })
  @Column("text")
  address!: string;

  @Field(() => String, { description: "Town or city; empty if none is given." })
  @Column("text")
  city!: string;

  @Field(() => String, { description: "State of India; empty if none is given." })
  @Column("text")
  state!: string;

  @Field(() => String, { description: "PIN code; empty if none is given." })
  @Column("text")
  zipCode!: string;

  @Field(() => String, { description: "Country of the address; always India." })
  @Column("text")
  country!: string;

  @Field(() => Boolean, {
    description: "Whether it is the default one: its street is the address of the profile.",
  })
  @Column("boolean", { default: false })
  isDefault!: boolean;

  @Field(() => Int, { description: "Counts its changes: pass it to `updateAddress`." })
  @Column("integer", { default: 1 })
  version!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
