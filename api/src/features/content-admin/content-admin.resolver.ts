import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { may, Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import { ContentPreview } from "../content/content.types.ts";
import { ContentPictureType } from "../content/home.types.ts";
import type { Context } from "../shop/context.ts";
import { addContentPicture } from "./add-content-picture.command.ts";
import {
  ContentDocumentType,
  ContentPreviewLink,
  DiscardContentDraftPayload,
  ListedContent,
} from "./content-admin.types.ts";
import { listDocuments } from "./content-admin.store.ts";
import { contentDocument } from "./content-document.query.ts";
import { titleOf } from "./content-input.rules.ts";
import { contentPreview } from "./content-preview.query.ts";
import { discardContentDraft } from "./discard-content-draft.command.ts";
import { previewLink } from "./preview-link.ts";
import {
  cancelScheduledContent,
  publishContent,
  republishContent,
  withdrawContent,
} from "./publish-content.command.ts";
import { saveContentDraft } from "./save-content-draft.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  SaveContentDraftInput,
  PublishContentInput,
  RepublishContentInput,
  CancelScheduledContentInput,
  WithdrawContentInput,
  DiscardContentDraftInput,
  AddContentPictureInput,
  id,
} from "./content-admin-inputs.types.ts";

/** What an owner may do beyond `Permission.CONTENT`. */
const publisher = ({ viewer }: Context) => ({ mayPublishLegal: may(viewer, Permission.MONEY_SETTINGS) });

/** The texts of the shop, for admins. */
@Resolver()
export class ContentAdminResolver {
  @Authorized(Permission.CONTENT)
  @Query(() => [ListedContent], { description: "Texts of the shop, at most 500." })
  async contents(@Ctx() { services }: Context): Promise<ListedContent[]> {
    const documents = await listDocuments(services.database);
    return documents.map(({ body, productTitle, ...document }) => ({
      ...document,
      title: titleOf(document, body, productTitle),
    }));
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => ContentDocumentType, { nullable: true, description: "Text with its draft and versions." })
  content(
    @Ctx() { services }: Context,
    @Arg("id", () => ID, id) textId: string,
  ): Promise<ContentDocumentType> {
    return contentDocument(services, textId);
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => ContentPreviewLink, {
    nullable: true,
    description: "Link to a page that shows the draft of a text, for 24 hours without a login.",
  })
  async contentPreviewLink(
    @Ctx() { services }: Context,
    @Arg("id", () => ID, id) textId: string,
  ): Promise<ContentPreviewLink> {
    const document = await contentDocument(services, textId);
    return previewLink(services, document.id, new Date());
  }

  @Refuses("PREVIEW_LINK_INVALID")
  @NullOnlyWithError()
  @Query(() => ContentPreview, {
    nullable: true,
    description: "Draft of a text, for everybody with the link of its preview.",
  })
  contentPreview(
    @Ctx() { services }: Context,
    @Arg("token", () => String, { description: "Token of the link." }) token: string,
  ): Promise<ContentPreview> {
    return contentPreview(services, token);
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_CHANGED", "CONTENT_INVALID", "CONTENT_NOT_FOUND", "SLUG_TAKEN")
  @Mutation(() => ContentDocumentType, {
    description: "Stores the draft of a text; a new page or size chart has an id that the client made.",
  })
  async saveContentDraft(
    @Ctx() context: Context,
    @InputArg(() => SaveContentDraftInput)
    { id: textId, version: seen, content: input, slug = null }: SaveContentDraftInput,
  ): Promise<ContentDocumentType> {
    const draft = { id: textId, version: seen, slug, content: input };
    return contentDocument(
      context.services,
      await saveContentDraft(context.services, authorOf(context), draft),
    );
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_CHANGED", "CONTENT_INVALID", "CONTENT_NOT_FOUND")
  @Mutation(() => ContentDocumentType, {
    description: "Publishes the draft of a text, now or at a time.",
  })
  async publishContent(
    @Ctx() context: Context,
    @InputArg(() => PublishContentInput) { id: textId, version: seen, publishAt }: PublishContentInput,
  ): Promise<ContentDocumentType> {
    const change = { id: textId, version: seen, at: publishAt ?? null, ...publisher(context) };
    return contentDocument(
      context.services,
      await publishContent(context.services, authorOf(context), change),
    );
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_CHANGED", "CONTENT_NOT_FOUND")
  @Mutation(() => ContentDocumentType, {
    description: "Publishes an earlier version of a text again, now.",
  })
  async republishContent(
    @Ctx() context: Context,
    @InputArg(() => RepublishContentInput) { id: textId, version: seen, number }: RepublishContentInput,
  ): Promise<ContentDocumentType> {
    const change = { id: textId, version: seen, number, ...publisher(context) };
    return contentDocument(
      context.services,
      await republishContent(context.services, authorOf(context), change),
    );
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_CHANGED", "CONTENT_NOT_FOUND")
  @Mutation(() => ContentDocumentType, {
    description: "Takes a scheduled version back; it becomes the draft, unless there is one.",
  })
  async cancelScheduledContent(
    @Ctx() context: Context,
    @InputArg(() => CancelScheduledContentInput)
    { id: textId, version: seen, number }: CancelScheduledContentInput,
  ): Promise<ContentDocumentType> {
    const change = { id: textId, version: seen, number, ...publisher(context) };
    return contentDocument(
      context.services,
      await cancelScheduledContent(context.services, authorOf(context), change),
    );
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_CHANGED", "CONTENT_IN_USE", "CONTENT_NOT_FOUND")
  @Mutation(() => ContentDocumentType, {
    description: "Takes a text down that the shop can do without.",
  })
  async withdrawContent(
    @Ctx() context: Context,
    @InputArg(() => WithdrawContentInput) change: WithdrawContentInput,
  ): Promise<ContentDocumentType> {
    return contentDocument(
      context.services,
      await withdrawContent(context.services, authorOf(context), change),
    );
  }

  @Authorized(Permission.CONTENT)
  @Refuses("CONTENT_CHANGED")
  @Mutation(() => DiscardContentDraftPayload, {
    description: "Throws the draft of a text away; a text that was never published is deleted.",
  })
  async discardContentDraft(
    @Ctx() context: Context,
    @InputArg(() => DiscardContentDraftInput) change: DiscardContentDraftInput,
  ): Promise<DiscardContentDraftPayload> {
    const isDeleted = await discardContentDraft(context.services, authorOf(context), change);
    return { content: isDeleted ? null : await contentDocument(context.services, change.id) };
  }

  @Authorized(Permission.CONTENT)
  @Refuses("PICTURE_INVALID")
  @Mutation(() => ContentPictureType, {
    description: "Stores a picture for a text: JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels.",
  })
  addContentPicture(
    @Ctx() context: Context,
    @InputArg(() => AddContentPictureInput) { id: textId, file }: AddContentPictureInput,
  ) {
    return addContentPicture(context.services, authorOf(context), { id: textId, upload: file });
  }
}
