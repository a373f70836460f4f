import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../../../platform/paging/paging.types.ts";
import { Category } from "../product.entity.ts";
import { AdminProductSort, AdminProductState, StockLevel } from "./admin-list.rules.ts";
import { AdminProduct } from "./admin-product.types.ts";
import type { AdminProductCount } from "./admin-count.store.ts";

registerEnumType(AdminProductSort, {
  name: "AdminProductSort",
  description:
    "Order of the admin's list. STOCK_LOW: products with at most 5 pieces by their number, then the others, newest first.",
});

registerEnumType(AdminProductState, {
  name: "AdminProductState",
  description: "Products in the shop, archived ones, or both.",
});

registerEnumType(StockLevel, {
  name: "StockLevel",
  description: "LOW: 1 to 5 pieces, all sizes and colours together. OUT: none.",
});

@InputType({ description: "Which products the admin lists; an omitted field does not filter." })
export class AdminProductFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words, as the shop's search matches them; or an id, or its first 8 or more characters.",
  })
  text?: string | null;

  @Field(() => AdminProductState, {
    defaultValue: AdminProductState.ACTIVE,
    description: "In the shop, archived, or both.",
  })
  state!: AdminProductState;

  @Field(() => [Category], { nullable: true, description: "Any of these categories." })
  categories?: Category[] | null;

  @Field(() => StockLevel, { nullable: true, description: "Only products with so few pieces." })
  stock?: StockLevel | null;

  @Field(() => Boolean, { nullable: true, description: "Only products with a picture, or without one." })
  hasPictures?: boolean | null;
}

@ObjectType({ description: "The admin's list of products, page by page.", simpleResolvers: true })
export class AdminProductConnection extends connectionOf("AdminProduct", () => AdminProduct) {
  /** Counts the products of the whole list, when the operation selects a count. */
  count!: () => Promise<AdminProductCount>;

  @Field(() => Int, {
    description:
      "Products in the whole list; may be some seconds old. Counted to 10,000 with a text, by stock or pictures.",
  })
  totalCount!: number;

  @Field(() => Boolean, { description: "Whether the list has no more products than `totalCount`." })
  isTotalExact!: boolean;
}

@ObjectType({ description: "What a change of many products needs of each.", simpleResolvers: true })
export class AdminProductKey {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, { description: "The version that a write carries." })
  version!: number;

  @Field(() => String, { description: "Name of the article." })
  title!: string;
}

@ObjectType({ description: "All products that a filter selects.", simpleResolvers: true })
export class AdminProductKeys {
  @Field(() => [AdminProductKey], { description: "The products, in no particular order." })
  keys!: AdminProductKey[];

  @Field(() => Boolean, { description: "Whether the filter selects more products than these." })
  hasMore!: boolean;
}
