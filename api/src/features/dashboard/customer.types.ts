import { Field, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";

@ObjectType({ description: "A shipping e-mail to which something was ordered.", simpleResolvers: true })
export class Customer {
  @Field(() => String, { description: "The shipping e-mail in lower case." })
  email!: string;

  @Field(() => Int, { description: "Orders of any status with this e-mail." })
  orderCount!: number;

  @Field(() => Date, { description: "When the last one was placed." })
  lastOrderAt!: string;

  @Field(() => String, { description: "The name in the last order." })
  name!: string;

  @Field(() => String, { description: "The number of the last order." })
  lastOrderNumber!: string;
}

@ObjectType({
  description: "The distinct customers of the shop, newest order first, page by page.",
  simpleResolvers: true,
})
export class CustomerConnection extends connectionOf("Customer", () => Customer) {
  @Field(() => Int, { description: "Customers in the whole list; up to 30 seconds old in a large shop." })
  totalCount!: number;
}
