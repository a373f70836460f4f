import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { ColorFamily, Fabric, GarmentKind } from "./facets/facet.rules.ts";
import { Category, Product } from "./product.entity.ts";
import { ProductSort, type ProductSelection } from "./product-list.rules.ts";

registerEnumType(ProductSort, {
  name: "ProductSort",
  description: "Order of a list of products; RELEVANCE is what fits a searched text best, else the newest.",
});

@InputType({ description: "Which products to list; an omitted field does not filter." })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description: "Words to find in title, description, category, materials.",
  })
  text?: string | null;

  @Field(() => [Category], { nullable: true, description: "Any of these categories." })
  categories?: Category[] | null;

  @Field(() => [GarmentKind], { nullable: true, description: "Any of these kinds; at most 30." })
  kinds?: GarmentKind[] | null;

  @Field(() => [ColorFamily], { nullable: true, description: "With a colour of any of these families." })
  colors?: ColorFamily[] | null;

  @Field(() => [Fabric], { nullable: true, description: "With a material of any of these families." })
  fabrics?: Fabric[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "With a piece in stock in any of these sizes, in any case of letters; at most 30.",
  })
  sizes?: string[] | null;

  @Field(() => Rupees, { nullable: true, description: "Lowest price." })
  minPrice?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "Highest price." })
  maxPrice?: Paise | null;

  @Field(() => Boolean, { nullable: true, description: "Only those of the last 10 days." })
  isNew?: boolean | null;
}

@ObjectType({ description: "Number of products of the list in a category.", simpleResolvers: true })
export class CategoryCount {
  @Field(() => Category, { description: "The category." })
  category!: Category;

  @Field(() => Int, { description: "Products in it that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "How many products of the list are of a kind.", simpleResolvers: true })
export class KindCount {
  @Field(() => GarmentKind, { description: "The kind." })
  kind!: GarmentKind;

  @Field(() => Int, { description: "Products of it that fit the rest of the filter." })
  count!: number;
}

@ObjectType({
  description: "How many products of the list have a colour of a family.",
  simpleResolvers: true,
})
export class ColorCount {
  @Field(() => ColorFamily, { description: "The family." })
  color!: ColorFamily;

  @Field(() => Int, { description: "Products with it that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "How many products of the list are of a fabric.", simpleResolvers: true })
export class FabricCount {
  @Field(() => Fabric, { description: "The fabric." })
  fabric!: Fabric;

  @Field(() => Int, { description: "Products of it that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "How many products of the list are in stock in a size.", simpleResolvers: true })
export class SizeCount {
  @Field(() => String, { description: "The size, in capital letters." })
  size!: string;

  @Field(() => Int, { description: "Products in stock in it that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "Counts that help to narrow a list.", simpleResolvers: true })
export class ProductFacets {
  @Field(() => [CategoryCount], { description: "For each category, as if no category were chosen." })
  categories!: CategoryCount[];

  @Field(() => [KindCount], { description: "Kinds with products, as if no kind were chosen." })
  kinds!: KindCount[];

  @Field(() => [ColorCount], { description: "Colours with products, as if none were chosen." })
  colors!: ColorCount[];

  @Field(() => [FabricCount], { description: "Fabrics with products, as if none were chosen." })
  fabrics!: FabricCount[];

  @Field(() => [SizeCount], {
    description: "Sizes with products in stock, the most common first, as if none were chosen; at most 40.",
  })
  sizes!: SizeCount[];
}

@ObjectType({ description: "A list of products, page by page.", simpleResolvers: true })
export class ProductConnection extends connectionOf("Product", () => Product) {
  /** The requested selection. Totals and facets are counted only if the operation selects them. */
  selection!: ProductSelection;

  @Field(() => Int, {
    description: "Products in the whole list; at most 30 seconds old, and an estimate beyond 10,000.",
  })
  totalCount!: number;

  @Field(() => ProductFacets, {
    description:
      "Counts that help to narrow the list; at most 30 seconds old, and estimates beyond 10,000 products.",
  })
  facets!: ProductFacets;
}
