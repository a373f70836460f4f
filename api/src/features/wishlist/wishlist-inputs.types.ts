import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Input of `toggleWishlist`." })
export class ToggleWishlistInput {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the product is to be in the wishlist, however often the request is sent; omitted to toggle it.",
  })
  wanted?: boolean | null;
}
