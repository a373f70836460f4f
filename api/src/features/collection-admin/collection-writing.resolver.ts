import { Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Collection } from "../collections/collection.entity.ts";
import { clearShownCollections } from "../search/collections/shown-collections.ts";
import type { Context } from "../shop/context.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { deleteCollection, orderCollections, setCollectionHidden } from "./change-collection.command.ts";
import { AdminCollection, DeleteCollectionPayload } from "./collection-admin.types.ts";
import { allCollections } from "./collection-admin.store.ts";
import { changedCollection, typedCollection } from "./collection-of-input.ts";
import { saveCollection } from "./save-collection.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  SaveCollectionInput,
  SetCollectionHiddenInput,
  OrderCollectionsInput,
  DeleteCollectionInput,
} from "./collection-writing-inputs.types.ts";

/** What an admin does with collections. */
@Resolver()
export class CollectionWritingResolver {
  @Authorized(Permission.PRODUCTS)
  @Refuses(
    "COLLECTIONS_FULL",
    "COLLECTION_CHANGED",
    "COLLECTION_INVALID",
    "COLLECTION_NOT_FOUND",
    "COLLECTION_SLUG_TAKEN",
    "PICTURE_INVALID",
    "PICTURE_TOO_LARGE",
    "PRODUCT_NOT_FOUND",
  )
  @Mutation(() => AdminCollection, {
    description:
      "Adds a collection with an id that the client made, or changes it, with its products and its picture.",
  })
  async saveCollection(
    @Ctx() context: Context,
    @InputArg(() => SaveCollectionInput) { id, version, collection: input, picture }: SaveCollectionInput,
  ): Promise<Collection> {
    const { removesPicture } = input;
    const change = {
      id,
      version,
      collection: typedCollection(input),
      upload: picture ?? undefined,
      removesPicture,
    };
    return changedCollection(context, await saveCollection(context.services, authorOf(context), change));
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("COLLECTION_CHANGED", "COLLECTION_NOT_FOUND")
  @Mutation(() => AdminCollection, {
    description: "Hides a collection, or shows it again.",
  })
  async setCollectionHidden(
    @Ctx() context: Context,
    @InputArg(() => SetCollectionHiddenInput) change: SetCollectionHiddenInput,
  ): Promise<Collection> {
    return changedCollection(context, await setCollectionHidden(context.services, authorOf(context), change));
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("COLLECTIONS_CHANGED")
  @Mutation(() => [AdminCollection], {
    description: "Puts all collections into an order, as the menu and the home page show them.",
  })
  async orderCollections(
    @Ctx() context: Context,
    @InputArg(() => OrderCollectionsInput) input: OrderCollectionsInput,
  ): Promise<Collection[]> {
    const { services } = context;
    await orderCollections(services, authorOf(context), input);
    clearShownCollections(services);
    return allCollections(services.database.source.manager);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("COLLECTION_CHANGED", "COLLECTION_IN_USE")
  @Mutation(() => DeleteCollectionPayload, {
    description: "Deletes a collection; its products stay. One that is deleted already stays so.",
  })
  async deleteCollection(
    @Ctx() context: Context,
    @InputArg(() => DeleteCollectionInput) input: DeleteCollectionInput,
  ): Promise<DeleteCollectionPayload> {
    await deleteCollection(context.services, authorOf(context), input);
    clearShownCollections(context.services);
    return { deletedCollectionId: input.id };
  }
}
