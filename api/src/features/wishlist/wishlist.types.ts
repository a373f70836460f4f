import { Field, ID, Int, ObjectType } from "type-graphql";
import { Product } from "../catalogue/product.entity.ts";
import { PageInfo } from "../../platform/paging/paging.types.ts";

@ObjectType({ description: "One product in a wishlist.", simpleResolvers: true })
export class WishlistEdge {
  @Field(() => String, { description: "Place of this entry in the list, for `after`." })
  cursor!: string;

  @Field(() => Product, { description: "The product." })
  node!: Product;
}

@ObjectType({ description: "A shopper's wishlist, newest first, page by page.", simpleResolvers: true })
export class WishlistConnection {
  @Field(() => [WishlistEdge], { description: "The entries with their cursors." })
  edges!: WishlistEdge[];

  @Field(() => [Product], { description: "The entries without cursors." })
  nodes!: Product[];

  @Field(() => PageInfo, { description: "Where this page stands." })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: "Products in the whole list." })
  totalCount!: number;

  @Field(() => Int, {
    description: "Products of the wishlist that the shop no longer sells; they are not in the list.",
  })
  goneCount!: number;

  @Field(() => [ID], {
    description: "Ids of all products in the whole list, newest first: what the hearts of any page need.",
  })
  productIds!: string[];
}

@ObjectType({ description: "What became of a heart that was pressed.", simpleResolvers: true })
export class WishlistToggle {
  @Field(() => Boolean, { description: "Whether the product is in the wishlist now." })
  inWishlist!: boolean;

  @Field(() => Product, { description: "The product." })
  product!: Product;
}
