import { Field, ID, InputType } from "type-graphql";
import { PackingSheet } from "./packing-sheet.rules.ts";

@InputType({ description: "Input of `packingSheetFile`." })
export class PackingSheetFileInput {
  @Field(() => PackingSheet, { description: "Kind of the PDF." })
  sheet!: PackingSheet;

  @Field(() => [ID], { description: "Ids of the orders, 1 to 100." })
  orderIds!: string[];
}
