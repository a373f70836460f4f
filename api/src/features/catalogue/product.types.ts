import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { Category, Product } from "./product.entity.ts";
import { ProductSort, type ProductSelection } from "./product-list.rules.ts";

registerEnumType(ProductSort, {
  name: "ProductSort",
  description: "Order of a list of products; RELEVANCE is what fits a searched text best, else the newest.",
});

@InputType({ description: "Which products to list; what is absent does not narrow." })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words to find in title, description, category, materials.",
  })
  text?: string | null;

  @Field(() => [Category], { nullable: true, description: "Any of these categories." })
  categories?: Category[] | null;

  @Field(() => Rupees, { nullable: true, description: "Lowest price." })
  minPrice?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "Highest price." })
  maxPrice?: Paise | null;

  @Field(() => Boolean, { nullable: true, description: "Only those of the last 10 days." })
  isNew?: boolean | null;
}

@ObjectType({ description: "How many products of the list stand in a category.", simpleResolvers: true })
export class CategoryCount {
  @Field(() => Category, { description: "The category." })
  category!: Category;

  @Field(() => Int, { description: "Products in it that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "Counts that help to narrow a list.", simpleResolvers: true })
export class ProductFacets {
  @Field(() => [CategoryCount], { description: "For each category, as if no category were chosen." })
  categories!: CategoryCount[];
}

@ObjectType({ description: "A list of products, page by page.", simpleResolvers: true })
export class ProductConnection extends connectionOf("Product", () => Product) {
  /** The requested selection. Totals and facets are counted only if the operation selects them. */
  selection!: ProductSelection;

  @Field(() => Int, {
    description:
      "Products in the whole list; may be some seconds old, and is an estimate beyond 10,000 finds of a text.",
  })
  totalCount!: number;

  @Field(() => ProductFacets, {
    description: "Counts that help to narrow the list; may be some seconds old.",
  })
  facets!: ProductFacets;
}
