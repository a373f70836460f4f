import { Field, ID, InputType } from "type-graphql";
import { StockChangeInput, UnitStockInput } from "./stock.types.ts";

@InputType({ description: "Input of `updateStock`." })
export class UpdateStockInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => StockChangeInput, { description: "Movement to record." })
  change!: StockChangeInput;

  @Field(() => String, {
    nullable: true,
    description: "Idempotency key of the request: a repeated request with the same key changes nothing more.",
  })
  idempotencyKey?: string | null;
}

@InputType({ description: "Input of `trackStock`." })
export class TrackStockInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => Boolean, { description: "Whether the stock is counted by size and colour." })
  isTracked!: boolean;

  @Field(() => [UnitStockInput], {
    nullable: true,
    description:
      "Stock of each size and colour; must add up to the stock of the product. Omitted to spread it evenly.",
  })
  units?: UnitStockInput[] | null;
}
