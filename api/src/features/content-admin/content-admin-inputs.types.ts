import { Field, ID, InputType, Int } from "type-graphql";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import type { Upload } from "../../platform/images/uploads.ts";
import { ContentInput } from "./content-input.types.ts";

export const id = { description: "Id of the text." };

export const version = { description: "Version that the admin saw." };

export const number = { description: "Number of the version." };

@InputType({ description: "Input of `saveContentDraft`." })
export class SaveContentDraftInput {
  @Field(() => ID, { description: "Id of the text: a new UUID for a new one." })
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw; 0 for a new text." })
  version!: number;

  @Field(() => ContentInput, { description: "What the text says." })
  content!: ContentInput;

  @Field(() => String, {
    nullable: true,
    description:
      "Of a new page its address; of a new size chart a kind of garment in small letters, or `product/ID`.",
  })
  slug?: string | null;
}

/** The text of a mutation, and its version that the admin saw. */
@InputType()
abstract class SeenContent {
  @Field(() => ID, id)
  id!: string;

  @Field(() => Int, { description: "Version that the admin saw." })
  version!: number;
}

@InputType({ description: "Input of `publishContent`." })
export class PublishContentInput extends SeenContent {
  @Field(() => Date, { nullable: true, description: "Time from which it is valid; omitted for now." })
  publishAt?: Date | null;
}

@InputType({ description: "Input of `republishContent`." })
export class RepublishContentInput extends SeenContent {
  @Field(() => Int, number)
  number!: number;
}

@InputType({ description: "Input of `cancelScheduledContent`." })
export class CancelScheduledContentInput extends SeenContent {
  @Field(() => Int, number)
  number!: number;
}

@InputType({ description: "Input of `withdrawContent`." })
export class WithdrawContentInput extends SeenContent {}

@InputType({ description: "Input of `discardContentDraft`." })
export class DiscardContentDraftInput extends SeenContent {}

@InputType({ description: "Input of `addContentPicture`." })
export class AddContentPictureInput {
  @Field(() => ID, id)
  id!: string;

  @Field(() => UploadScalar, { description: "Picture file to upload." })
  file!: Upload;
}
