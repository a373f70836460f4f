import { Field, ID, Int, ObjectType } from "type-graphql";
import { Product } from "../catalogue/product.entity.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";
import { connectionOf, edgeOf } from "../../platform/paging/paging.types.ts";

@ObjectType({ description: "Product in a page of a wishlist, with its cursor.", simpleResolvers: true })
export class WishlistEdge extends edgeOf("Product", () => Product) {
  @Field(() => Rupees, {
    nullable: true,
    description:
      "Price of the product in rupees when it was added to the wishlist; null if the shop has not stored it.",
  })
  priceWhenAdded!: Paise | null;
}

@ObjectType({ description: "Page of a shopper's wishlist, newest first.", simpleResolvers: true })
export class WishlistConnection extends connectionOf("Product", () => Product, WishlistEdge) {
  @Field(() => Int, { description: "Number of products in the whole list." })
  totalCount!: number;

  @Field(() => Int, {
    description:
      "Number of products of the wishlist that the shop no longer sells; the list leaves them out.",
  })
  goneCount!: number;

  @Field(() => [ID], {
    description:
      "Ids of all products in the whole wishlist, newest first, as the hearts on any page need them.",
  })
  productIds!: string[];
}

@ObjectType({ description: "Result of pressing a heart.", simpleResolvers: true })
export class WishlistToggle {
  @Field(() => Boolean, { description: "Whether the product is in the wishlist now." })
  inWishlist!: boolean;

  @Field(() => Product, { description: "Product whose heart was pressed." })
  product!: Product;
}
