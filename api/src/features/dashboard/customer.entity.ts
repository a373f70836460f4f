import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * A shipping e-mail in lower case, with the orders that name it. A fold counts them again after each new order. When an
 * account is deleted, a trigger of `orders` removes its row in the same transaction.
 */
@ObjectType({ description: "A shipping e-mail to which something was ordered.", simpleResolvers: true })
@Entity("customers")
@Index("customers_latest", ["lastOrderAt", "email"])
export class Customer {
  @Field(() => String, { description: "The shipping e-mail in lower case." })
  @PrimaryColumn("text", { primaryKeyConstraintName: "customers_pkey" })
  email!: string;

  @Field(() => Int, { description: "Orders of any status with this e-mail." })
  @Column("integer")
  orderCount!: number;

  @Column("uuid")
  lastOrderId!: string;

  @Field(() => Date, { description: "When the last one was placed." })
  @Column("timestamptz")
  lastOrderAt!: Date;

  @Field(() => String, { description: "The name in the last order." })
  name!: string;

  @Field(() => String, { description: "The number of the last order." })
  lastOrderNumber!: string;
}
