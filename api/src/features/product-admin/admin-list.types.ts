import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Category } from "../catalogue/category.rules.ts";
import { AdminProductSort, AdminProductState, maxCounted, StockLevel } from "./admin-list.rules.ts";
import { AdminProduct } from "./admin-product.types.ts";
import type { AdminProductCount } from "./admin-count.store.ts";

registerEnumType(AdminProductSort, {
  name: "AdminProductSort",
  description:
    "Sort order of the admin's product list. STOCK_LOW: products with at most 5 pieces by their stock, then the others, newest first.",
});

registerEnumType(AdminProductState, {
  name: "AdminProductState",
  description: "State of a product: in the shop, archived, or either.",
});

registerEnumType(StockLevel, {
  name: "StockLevel",
  description: "Level of stock over all sizes and colours. LOW: 1 to 5 pieces. OUT: none.",
});

@InputType({ description: "Filter of the admin's product list; an omitted field does not filter." })
export class AdminProductFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Search text, matched as in the shop's search; or the id of a product, or its first 8 or more characters.",
  })
  text?: string | null;

  @Field(() => AdminProductState, {
    defaultValue: AdminProductState.ACTIVE,
    description: "State of the products: in the shop, archived, or either.",
  })
  state!: AdminProductState;

  @Field(() => [Category], { nullable: true, description: "Categories; any of them matches." })
  categories?: Category[] | null;

  @Field(() => StockLevel, { nullable: true, description: "Level of stock of the products." })
  stock?: StockLevel | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the products have a picture; omitted for products with and without one.",
  })
  hasPictures?: boolean | null;
}

@ObjectType({ description: "Page of the admin's product list.", simpleResolvers: true })
export class AdminProductConnection extends connectionOf("AdminProduct", () => AdminProduct) {
  /** Counts the products of the whole list, when the operation selects a count. */
  count!: () => Promise<AdminProductCount>;

  @Field(() => Int, {
    description:
      "Number of products in the whole list; may be some seconds old. Counted to 10,000 with a text, by stock or pictures.",
  })
  totalCount!: number;

  @Field(() => Boolean, {
    description: "Whether `totalCount` is exact; false if the list has more products than were counted.",
  })
  isTotalExact!: boolean;
}

@ObjectType({
  description: "Id and version of a product, as a change of many products needs them.",
  simpleResolvers: true,
})
export class AdminProductKey {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, { description: "Current version of the product, to be sent with a change." })
  version!: number;

  @Field(() => String, { description: "Title of the product." })
  title!: string;
}

@InputType({ description: "Input of `adminProductKeys`." })
export class AdminProductKeysInput {
  @Field(() => AdminProductFilter, {
    nullable: true,
    description: "Filter of the products; omitted for all products in the shop.",
  })
  filter?: AdminProductFilter | null;

  @Field(() => Int, {
    defaultValue: maxCounted,
    description: "Maximum number of products, 1 to 10,000.",
  })
  limit!: number;
}

@ObjectType({ description: "Ids and versions of the products that a filter selects.", simpleResolvers: true })
export class AdminProductKeys {
  @Field(() => [AdminProductKey], {
    description: "Products that the filter selects, in no particular order.",
  })
  keys!: AdminProductKey[];

  @Field(() => Boolean, { description: "Whether the filter selects more products than are returned." })
  hasMore!: boolean;
}
