import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * A shipping e-mail in lower case, with the orders that name it. A fold counts them again after each new order. When an
 * account is deleted, a trigger of `orders` removes its row in the same transaction.
 */
@ObjectType({ description: "Customer: a shipping e-mail address with its orders.", simpleResolvers: true })
@Entity("customers")
@Index("customers_latest", ["lastOrderAt", "email"])
export class Customer {
  @Field(() => String, { description: "Shipping e-mail address, in lower case." })
  @PrimaryColumn("text", { primaryKeyConstraintName: "customers_pkey" })
  email!: string;

  @Field(() => Int, { description: "Number of orders of any status with this e-mail address." })
  @Column("integer")
  orderCount!: number;

  @Column("uuid")
  lastOrderId!: string;

  @Field(() => Date, { description: "Time of the latest order." })
  @Column("timestamptz")
  lastOrderAt!: Date;

  @Field(() => String, { description: "Name in the latest order." })
  name!: string;

  @Field(() => String, { description: "Number of the latest order." })
  lastOrderNumber!: string;
}
