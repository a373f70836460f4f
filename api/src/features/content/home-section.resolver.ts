import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { renderedWidths } from "../../platform/images/images.rules.ts";
import { Category } from "../catalogue/category.rules.ts";
import { Product } from "../catalogue/product.entity.ts";
import { ProductPicture } from "../catalogue/picture.entity.ts";
import { findProductByHandle } from "../catalogue/product.store.ts";
import { selectedFields } from "../../platform/graphql/selected-fields.ts";
import { photographedReviews } from "../reviews/photographed-review.store.ts";
import { Review } from "../reviews/review.entity.ts";
import type { ReviewRow } from "../reviews/review.store.ts";
import { pictureOfCollection } from "../search/collections/collection-picture.rules.ts";
import { selectedCollection } from "../search/collections/collection-selection.rules.ts";
import { ProductSort } from "../search/product-list.rules.ts";
import { listProducts } from "../search/product-list.store.ts";
import type { Context } from "../shop/context.ts";
import type { CollectionCard, ContentPicture, HeroBody, ProductRowBody } from "./content-body.rules.ts";
import {
  CollectionCardType,
  ContentPictureType,
  HeroSectionType,
  ProductRowSectionType,
  ReviewsSectionType,
} from "./home.types.ts";
import { linkedCollection } from "./linked-collection.ts";
import { productsOfRow } from "./row-products.ts";

/** The garment that the figure in the drawing of the house wears: `api/tools/demo/pictures/hero-figure.ts` draws it. */
const figureGarment = { handle: "nuapatna-ikat-wrap-dress", color: "Peacock Teal" };

/** Stars and number of the reviews that the home page shows. */
const shownReviews = { minRating: 4, limit: 3 };

const categoryOf = (link: string): Category | undefined => {
  const [, filter] = /^\/shop\?filter=([a-z]+)$/.exec(link) ?? [];
  return Object.values(Category).find((category) => category === filter);
};

@Resolver(() => ContentPictureType)
export class ContentPictureResolver {
  @FieldResolver()
  baseUrl(@Root() { mediaKey }: ContentPicture, @Ctx() { services }: Context): string {
    return `${services.settings.mediaUrl}/media/${mediaKey}`;
  }

  @FieldResolver()
  widths(): readonly number[] {
    return renderedWidths;
  }
}

@Resolver(() => HeroSectionType)
export class HeroSectionResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description:
      "Garment that the figure of the house wears, if the shop has it in that colour; null with a picture.",
  })
  async garment(
    @Root() { picture }: HeroBody,
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    if (picture) return null;
    const product = await findProductByHandle(services, figureGarment.handle, selectedFields(info));
    const isWorn = product && product.stock > 0 && product.availableColors.includes(figureGarment.color);
    return isWorn ? product : null;
  }

  @FieldResolver(() => String, { description: "Colour in which the figure of the house wears its garment." })
  garmentColor(): string {
    return figureGarment.color;
  }
}

@Resolver(() => CollectionCardType)
export class CollectionCardResolver {
  @FieldResolver(() => ProductPicture, {
    nullable: true,
    description:
      "Picture of the collection that it opens, or of a product of that collection or category; null with a picture of its own.",
  })
  async cover(@Root() { picture, link }: CollectionCard, @Ctx() { services }: Context) {
    if (picture) return null;
    const collection = await linkedCollection(services, link);
    if (collection && collection.pictureKey !== null)
      return pictureOfCollection(collection, services.settings.mediaUrl);
    const category = categoryOf(link);
    if (!collection && !category) return null;
    const { newWithinDays } = services.settings.shop;
    const [product] = await listProducts(services, {
      ...(collection
        ? {
            selection: { collection: selectedCollection(collection, newWithinDays) },
            sort: ProductSort.FEATURED,
          }
        : { selection: { categories: category && [category] }, sort: ProductSort.PRICE_HIGH_TO_LOW }),
      limit: 1,
      after: undefined,
      fields: new Set(["coverPictures"]),
    });
    return product?.coverPictures?.[0] ?? null;
  }
}

@Resolver(() => ProductRowSectionType)
export class ProductRowResolver {
  @FieldResolver(() => [Product], {
    description: "Up to four products that the shop sells; empty if there are too few for a row.",
  })
  products(@Root() row: ProductRowBody, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return productsOfRow(context.services, row, selectedFields(info));
  }
}

@Resolver(() => ReviewsSectionType)
export class ReviewsSectionResolver {
  @FieldResolver(() => [Review], {
    description: "Three newest reviews of 4 or 5 stars with photographs; empty if there are fewer.",
  })
  async reviews(@Ctx() { services }: Context): Promise<ReviewRow[]> {
    const reviews = await photographedReviews(services.database, shownReviews);
    return reviews.length < shownReviews.limit ? [] : reviews;
  }
}
