import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "Invoice of an order, on its way by e-mail.", simpleResolvers: true })
export class Invoice {
  @Field(() => String, { description: "URL of the invoice as a PDF, without a login, valid for 7 days." })
  invoiceUrl!: string;

  @Field(() => String, { description: "Invoice number, consecutive within the financial year." })
  invoiceNumber!: string;
}

@ObjectType({ description: "Invoices of orders as one PDF.", simpleResolvers: true })
export class InvoicesToPrint {
  @Field(() => String, {
    nullable: true,
    description:
      "Path of the PDF, without a login for a few minutes; null if none of the orders has an invoice.",
  })
  url!: string | null;

  @Field(() => [String], { description: "Numbers of the orders without an invoice: they are left out." })
  leftOut!: string[];
}
