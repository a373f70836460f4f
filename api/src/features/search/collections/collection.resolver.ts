import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { AfterArg, FirstArg } from "../../../platform/paging/page-args.ts";
import { ProductPicture } from "../../catalogue/picture.entity.ts";
import { Collection } from "../../collections/collection.entity.ts";
import type { CollectionRow } from "../../collections/collection.store.ts";
import type { Context } from "../../shop/context.ts";
import { collectionBySlug, collectionProductCount } from "./collection.loaders.ts";
import { collectionPage } from "./collection-page.rules.ts";
import { pictureOfCollection } from "./collection-picture.rules.ts";
import { CollectionConnection } from "./collection.types.ts";
import { shownCollections } from "./shown-collections.ts";

@Resolver(() => Collection)
export class CollectionResolver {
  @Query(() => Collection, {
    nullable: true,
    description:
      "Collection by its slug, or by one that it had before; its `slug` is the present one. Null if the shop shows none.",
  })
  collection(
    @Ctx() context: Context,
    @Arg("slug", () => String, { description: "Slug of the collection, such as `diwali`." }) slug: string,
  ): Promise<CollectionRow | null> {
    return collectionBySlug(context, slug);
  }

  @Query(() => CollectionConnection, {
    description:
      "Collections of the shop that have a product, in the order of the admin; at most 30 seconds old.",
  })
  async collections(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const shown = await shownCollections(services);
    return collectionPage("collections", shown, { first, after, longest: longestPage });
  }

  @FieldResolver(() => ProductPicture, {
    nullable: true,
    description: "Picture of the collection; null without one.",
  })
  picture(@Root() collection: CollectionRow, @Ctx() { services }: Context) {
    return pictureOfCollection(collection, services.settings.mediaUrl);
  }

  @FieldResolver(() => Int, { description: "Number of its products in the shop; 10,000 for more." })
  productCount(@Root() collection: CollectionRow, @Ctx() context: Context): Promise<number> {
    return collectionProductCount(context, collection);
  }
}
