import { Field, InputType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";

const ofFrom = { description: "First day." };

const ofTo = { description: "Last day; BAD_INPUT before the first one." };

@InputType({ description: "Input of `exportOrders`." })
export class ExportOrdersInput {
  @Field(() => Day, ofFrom)
  from!: string;

  @Field(() => Day, ofTo)
  to!: string;

  @Field(() => Boolean, {
    description:
      "Whether the file has names, e-mail addresses, phone numbers and addresses; FORBIDDEN without EXPORT_CUSTOMERS.",
  })
  hasContacts!: boolean;
}

@InputType({ description: "Input of `exportCustomers`." })
export class ExportCustomersInput {
  @Field(() => Day, ofFrom)
  from!: string;

  @Field(() => Day, ofTo)
  to!: string;
}

@InputType({ description: "Input of `exportSales`." })
export class ExportSalesInput {
  @Field(() => Day, ofFrom)
  from!: string;

  @Field(() => Day, ofTo)
  to!: string;
}
