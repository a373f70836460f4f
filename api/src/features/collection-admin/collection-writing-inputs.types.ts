import { Field, ID, InputType, Int } from "type-graphql";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import type { Upload } from "../../platform/images/uploads.ts";
import { CollectionInput } from "./collection-admin.types.ts";

@InputType({ description: "Input of `saveCollection`." })
export class SaveCollectionInput {
  @Field(() => ID, { description: "Id of the collection: a new UUID for a new one." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw; 0 for a new collection." })
  version!: number;

  @Field(() => CollectionInput, { description: "Content of the collection." })
  collection!: CollectionInput;

  @Field(() => UploadScalar, {
    nullable: true,
    description: "New picture; omitted to keep the stored one.",
  })
  picture?: Upload | null;
}

@InputType({ description: "Input of `setCollectionHidden`." })
export class SetCollectionHiddenInput {
  @Field(() => ID, { description: "Id of the collection." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw." })
  version!: number;

  @Field(() => Boolean, { description: "Whether the shop does not show it from now on." })
  isHidden!: boolean;
}

@InputType({ description: "Input of `orderCollections`." })
export class OrderCollectionsInput {
  @Field(() => [ID], { description: "Ids of all collections in the order that the admin saw." })
  seenIds!: string[];

  @Field(() => [ID], { description: "Ids of all collections in their new order." })
  ids!: string[];
}

@InputType({ description: "Input of `deleteCollection`." })
export class DeleteCollectionInput {
  @Field(() => ID, { description: "Id of the collection." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw." })
  version!: number;
}
