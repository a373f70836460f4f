import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Invoice of an order, on its way by e-mail.", simpleResolvers: true })
export class Invoice {
  @Field(() => String, { description: "URL of the invoice as a PDF, without a login, valid for 7 days." })
  invoiceUrl!: string;

  @Field(() => String, { description: "Invoice number, consecutive within the financial year." })
  invoiceNumber!: string;
}
