import { Field, ID, Int, ObjectType, InputType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";

@ObjectType({ description: "Customer: a shipping e-mail address with its orders.", simpleResolvers: true })
export class Customer {
  @Field(() => String, { description: "Shipping e-mail address, in lower case." })
  email!: string;

  @Field(() => ID, { description: "Id of the account that placed the latest order." })
  accountId!: string;

  @Field(() => Int, { description: "Number of orders of any status with this e-mail address." })
  orderCount!: number;

  @Field(() => Date, { description: "Time of the latest order." })
  lastOrderAt!: string;

  @Field(() => String, { description: "Name in the latest order." })
  name!: string;

  @Field(() => String, { description: "Number of the latest order." })
  lastOrderNumber!: string;
}

@InputType({ description: "Filter of a list of customers; an omitted field does not filter." })
export class CustomerFilter {
  @Field(() => String, {
    nullable: true,
    description: "Tag of the account of the latest order; BAD_INPUT if empty.",
  })
  tag?: string | null;
}

@ObjectType({
  description: "Page of the distinct customers of the shop, newest order first.",
  simpleResolvers: true,
})
export class CustomerConnection extends connectionOf("Customer", () => Customer) {
  /** Only customers with this tag; all if absent. */
  tag!: string | undefined;

  @Field(() => Int, {
    description: "Number of customers in the whole list; up to 30 seconds old in a large shop.",
  })
  totalCount!: number;
}
