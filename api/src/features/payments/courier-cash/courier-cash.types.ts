import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { UploadedFile } from "../../../platform/uploaded-file.ts";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import { Rupees } from "../../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../../platform/money.ts";
import { CourierRowState } from "./check-courier-row.rules.ts";
import type { CourierCells } from "./courier-file.rules.ts";

registerEnumType(CourierRowState, {
  name: "CourierRowState",
  description:
    "State of a row of a courier's file. READY: it can be recorded. COLLECTED: it was recorded before, with this amount. PROBLEM: it cannot be recorded.",
});

@InputType({ description: "Row of a courier's file of collected cash as the admin corrected it." })
export class CourierCashCorrectionInput implements CourierCells {
  @Field(() => Int, { description: "Number of the row in the file." })
  position!: number;

  @Field(() => String, { description: "Order number; empty if the tracking id names the order." })
  order!: string;

  @Field(() => String, { description: "Tracking id; empty if unknown." })
  tracking!: string;

  @Field(() => String, { description: "Amount in rupees, such as 1,299.00." })
  amount!: string;
}

@ObjectType({
  description: "Cells of a row of a courier's file, as they are written.",
  simpleResolvers: true,
})
export class CourierCashCells implements CourierCells {
  @Field(() => String, { description: "Order number; empty if the file has none." })
  order!: string;

  @Field(() => String, { description: "Tracking id; empty if the file has none." })
  tracking!: string;

  @Field(() => String, { description: "Amount." })
  amount!: string;
}

@InputType({ description: "Courier's file of collected cash." })
export class CourierCashFileInput {
  @Field(() => UploadScalar, { description: "CSV file of the courier, at most 500 rows." })
  file!: UploadedFile;

  @Field(() => [CourierCashCorrectionInput], {
    nullable: true,
    description: "Rows that the admin corrected, in place of those of the file.",
  })
  corrections?: CourierCashCorrectionInput[] | null;
}

@ObjectType({ description: "Row of a courier's file of collected cash.", simpleResolvers: true })
export class CourierCashRow {
  @Field(() => Int, { description: "Number of the row in the file, as a spreadsheet shows it." })
  position!: number;

  @Field(() => CourierCashCells, { description: "Cells of the row, as they are written." })
  cells!: CourierCashCells;

  @Field(() => CourierRowState, { description: "State of the row." })
  state!: CourierRowState;

  @Field(() => String, { description: "Result of the row as an English sentence, for the admin." })
  sentence!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the order that the row names; null if there is none.",
  })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the order that the row names; null if there is none.",
  })
  orderNumber!: string | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount of the row in rupees; null if it is not valid.",
  })
  amount!: Paise | null;
}

@ObjectType({
  description: "Result of the check of a courier's file of collected cash.",
  simpleResolvers: true,
})
export class CourierCash {
  @Field(() => [CourierCashRow], { description: "Rows of the file, in their order." })
  rows!: CourierCashRow[];

  @Field(() => Int, { description: "Number of rows whose cash this file records." })
  readyCount!: number;

  @Field(() => Rupees, { description: "Sum of the rows whose cash this file records, in rupees." })
  readyAmount!: Paise;

  @Field(() => Int, { description: "Number of rows with a problem, which are left out." })
  problemCount!: number;
}
