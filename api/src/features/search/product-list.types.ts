import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { connectionOf, edgeOf } from "../../platform/paging/paging.types.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { ColorFamily, Fabric } from "./facets/facet.rules.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { Category } from "../catalogue/category.rules.ts";
import { ProductPicture } from "../catalogue/picture.entity.ts";
import { Product } from "../catalogue/product.entity.ts";
import { ProductSort, type ProductSelection } from "./product-list.rules.ts";

registerEnumType(ProductSort, {
  name: "ProductSort",
  description: "Sort order of a list of products.",
  valuesConfig: {
    RELEVANCE: { description: "The best matches of a searched text first; without a text, the newest." },
    FEATURED: { description: "The order of the filter's collection; without one, the newest first." },
    ORIGIN: { description: "By the code of the country of origin." },
  },
});

registerEnumType(ColorFamily, {
  name: "ColorFamily",
  description: "Family of colours. The names of a product's colours decide which ones it has.",
});

registerEnumType(Fabric, {
  name: "Fabric",
  description: "Family of fabrics. The materials of a product decide which ones it has.",
});

@InputType({ description: "Filter of a list of products; an omitted field does not filter." })
export class ProductFilter {
  @Field(() => String, {
    nullable: true,
    description: "Search text for title, description, category and materials.",
  })
  text?: string | null;

  @Field(() => [Category], { nullable: true, description: "Categories; any of them matches." })
  categories?: Category[] | null;

  @Field(() => [GarmentKind], { nullable: true, description: "Kinds of garments, at most 30; any matches." })
  kinds?: GarmentKind[] | null;

  @Field(() => [ColorFamily], { nullable: true, description: "Families of colours; any of them matches." })
  colors?: ColorFamily[] | null;

  @Field(() => [Fabric], { nullable: true, description: "Families of fabrics; any of them matches." })
  fabrics?: Fabric[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Sizes with a piece in stock, at most 30; any of them matches, and letter case does not matter.",
  })
  sizes?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "Countries of origin, by their ISO 3166-1 alpha-2 codes, at most 30; any of them matches.",
  })
  origins?: string[] | null;

  @Field(() => Rupees, { nullable: true, description: "Lowest price in rupees, inclusive." })
  minPrice?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "Highest price in rupees, inclusive." })
  maxPrice?: Paise | null;

  @Field(() => Boolean, { nullable: true, description: "Whether to list only products that count as new." })
  isNew?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Slug of a collection, present or former. No product matches a collection that the shop does not show.",
  })
  collection?: string | null;
}

@ObjectType({ description: "Number of products of a list in a category.", simpleResolvers: true })
export class CategoryCount {
  @Field(() => Category, { description: "Category of the count." })
  category!: Category;

  @Field(() => Int, { description: "Number of products in the category that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "Number of products of a list of a kind of garment.", simpleResolvers: true })
export class KindCount {
  @Field(() => GarmentKind, { description: "Kind of garment of the count." })
  kind!: GarmentKind;

  @Field(() => Int, { description: "Number of products of the kind that fit the rest of the filter." })
  count!: number;
}

@ObjectType({
  description: "Number of products of a list with a colour of a family.",
  simpleResolvers: true,
})
export class ColorCount {
  @Field(() => ColorFamily, { description: "Family of colours of the count." })
  color!: ColorFamily;

  @Field(() => Int, { description: "Number of products with such a colour that fit the rest of the filter." })
  count!: number;
}

@ObjectType({ description: "Number of products of a list of a family of fabrics.", simpleResolvers: true })
export class FabricCount {
  @Field(() => Fabric, { description: "Family of fabrics of the count." })
  fabric!: Fabric;

  @Field(() => Int, { description: "Number of products of such a fabric that fit the rest of the filter." })
  count!: number;
}

@ObjectType({
  description: "Number of products of a list that are in stock in a size.",
  simpleResolvers: true,
})
export class SizeCount {
  @Field(() => String, { description: "Size of the count, in capital letters." })
  size!: string;

  @Field(() => Int, {
    description: "Number of products in stock in the size that fit the rest of the filter.",
  })
  count!: number;
}

@ObjectType({
  description: "Counts of products to narrow a list, by category, kind, colour, fabric and size.",
  simpleResolvers: true,
})
export class ProductFacets {
  @Field(() => [String], {
    description:
      "Countries of origin of all products on sale, by their codes; empty while all of them are of India.",
  })
  origins!: string[];

  @Field(() => [CategoryCount], { description: "Counts by category, as if no category were chosen." })
  categories!: CategoryCount[];

  @Field(() => [KindCount], {
    description: "Counts by kind of garment, as if no kind were chosen; kinds without products are left out.",
  })
  kinds!: KindCount[];

  @Field(() => [ColorCount], {
    description:
      "Counts by family of colours, as if no colour were chosen; families without products are left out.",
  })
  colors!: ColorCount[];

  @Field(() => [FabricCount], {
    description:
      "Counts by family of fabrics, as if no fabric were chosen; families without products are left out.",
  })
  fabrics!: FabricCount[];

  @Field(() => [SizeCount], {
    description: "Counts by size in stock, the most common first, as if no size were chosen; at most 40.",
  })
  sizes!: SizeCount[];
}

@ObjectType({ description: "Product in a page of a list, with its cursor.", simpleResolvers: true })
export class ProductEdge extends edgeOf("Product", () => Product) {
  @Field(() => ProductPicture, {
    nullable: true,
    description:
      "First picture in a colour of the list's filter; null if the filter has no colours, or no picture fits.",
  })
  matchingPicture!: ProductPicture | null;
}

@ObjectType({ description: "Page of a list of products.", simpleResolvers: true })
export class ProductConnection extends connectionOf("Product", () => Product, ProductEdge) {
  /** The requested selection. Totals and facets are counted only if the operation selects them. */
  selection!: ProductSelection;

  @Field(() => Int, {
    description:
      "Number of products in the whole list; at most 30 seconds old, and an estimate beyond 10,000.",
  })
  totalCount!: number;

  @Field(() => ProductFacets, {
    description:
      "Counts of products to narrow the list; at most 30 seconds old, and estimates beyond 10,000 products.",
  })
  facets!: ProductFacets;
}
