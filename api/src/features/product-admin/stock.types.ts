import { Field, ID, InputType, Int } from "type-graphql";
import { StockReason } from "../catalogue/stock-movement.rules.ts";

@InputType({ description: "Stock movement to record: pieces that came or went, or a new count." })
export class StockChangeInput {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the stock unit; omitted for a product whose stock is not counted by size and colour.",
  })
  unitId?: string | null;

  @Field(() => StockReason, { description: "Reason: RECEIVED, COUNTED, DAMAGED or CORRECTION." })
  reason!: StockReason;

  @Field(() => Int, {
    description:
      "Number of pieces. COUNTED: the pieces in stock. RECEIVED and DAMAGED: the pieces that came or went. CORRECTION: the difference.",
  })
  quantity!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "Stock of the unit that the admin saw, for COUNTED: STOCK_CHANGED if it has changed since to another number than `quantity`.",
  })
  stockSeen?: number | null;

  @Field(() => String, { nullable: true, description: "Note on the movement, at most 200 characters." })
  note?: string | null;
}

@InputType({ description: "Stock of one size and colour." })
export class UnitStockInput {
  @Field(() => String, { nullable: true, description: "Size of the unit; omitted without sizes." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the unit; omitted without colours." })
  color?: string | null;

  @Field(() => Int, { description: "Number of pieces in stock." })
  stock!: number;
}
