import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "The invoice of an order, on its way by e-mail.", simpleResolvers: true })
export class Invoice {
  @Field(() => String, { description: "Opens it as a PDF, without a login, for 7 days." })
  invoiceUrl!: string;

  @Field(() => String, { description: "Its number; consecutive within the financial year." })
  invoiceNumber!: string;
}
