import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../platform/graphql/node.ts";
import { ContentKind, type PageBody } from "../content/content-body.rules.ts";
import { AnnouncementType, SizeChart } from "../content/content.types.ts";
import { HomeType } from "../content/home.types.ts";

@ObjectType({ description: "Page of text as an admin writes it." })
export class PageSource implements PageBody {
  @Field(() => String, { description: "Short name." })
  name!: string;

  @Field(() => String, { description: "Heading." })
  heading!: string;

  @Field(() => String, { description: "Introduction." })
  lead!: string;

  @Field(() => String, { description: "Markup beside heading and introduction." })
  aside!: string;

  @Field(() => String, { description: "Markup." })
  body!: string;

  @Field(() => String, { description: "Description for search engines." })
  description!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Position among the links of the footer; null without one.",
  })
  footerPosition!: number | null;
}

@ObjectType("ContentBody", { description: "What a text says: exactly one of the fields has a value." })
export class ContentBodyType {
  @Field(() => HomeType, { nullable: true, description: "Home page, with banners of any dates." })
  home?: HomeType | null;

  @Field(() => AnnouncementType, { nullable: true, description: "Bar above every page." })
  announcement?: AnnouncementType | null;

  @Field(() => PageSource, { nullable: true, description: "Page of text." })
  page?: PageSource | null;

  @Field(() => SizeChart, { nullable: true, description: "Measures by size." })
  sizeChart?: SizeChart | null;
}

@ObjectType("ContentVersion", { description: "Version of a text.", simpleResolvers: true })
export class ContentVersionType {
  @Field(() => Int, { description: "Number of the version." })
  number!: number;

  @Field(() => Date, { description: "Time from which it is valid." })
  publishedAt!: Date;

  @Field(() => Boolean, { description: "Whether it took the text down." })
  isWithdrawn!: boolean;

  @Field(() => Boolean, { description: "Whether it is valid now." })
  isCurrent!: boolean;

  @Field(() => Boolean, { description: "Whether it becomes valid later." })
  isScheduled!: boolean;
}

@ObjectType({ description: "Text of the shop in the list of the admin.", simpleResolvers: true })
export class ListedContent {
  @Field(() => ID, { description: "Id of the text." })
  id!: string;

  @Field(() => ContentKind, { description: "What the text is." })
  kind!: ContentKind;

  @Field(() => String, {
    description: "Address of a page, kind or product of a size chart, otherwise empty.",
  })
  slug!: string;

  @Field(() => String, { description: "Name of the text." })
  title!: string;

  @Field(() => Boolean, { description: "Whether it has changes that are not published." })
  hasChanges!: boolean;

  @Field(() => Boolean, { description: "Whether it is published now." })
  isPublished!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: "Time since which it is as it is; null before the first time.",
  })
  publishedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "Time of the next scheduled version; null without one." })
  scheduledAt!: Date | null;
}

@ObjectType("ContentDocument", { implements: Node, description: "Text of the shop, for its editor." })
export class ContentDocumentType {
  @Field(() => ID, { description: "Id of the text." })
  id!: string;

  @Field(() => ContentKind, { description: "What the text is." })
  kind!: ContentKind;

  @Field(() => String, {
    description: "Address of a page, kind or product of a size chart, otherwise empty.",
  })
  slug!: string;

  @Field(() => String, { description: "Name of the text." })
  title!: string;

  @Field(() => Int, { description: "Number of its writes: what an editor has seen." })
  version!: number;

  @Field(() => Boolean, { description: "Whether it has changes that are not published." })
  hasChanges!: boolean;

  @Field(() => Boolean, { description: "Whether the shop cannot do without it." })
  isKept!: boolean;

  @Field(() => Boolean, {
    description: "Whether the law asks for it: publishing it needs MONEY_SETTINGS beside CONTENT.",
  })
  isLegal!: boolean;

  @Field(() => ContentBodyType, {
    nullable: true,
    description: "Draft; without one the version that is valid now; null if there is neither.",
  })
  body!: ContentBodyType | null;

  @Field(() => [ContentVersionType], { description: "Newest 100 versions, the scheduled ones first." })
  versions!: ContentVersionType[];

  @Field(() => [String], { description: "What the page leaves out, each as a sentence." })
  warnings!: string[];
}

@ObjectType({ description: "Result of `discardContentDraft`.", simpleResolvers: true })
export class DiscardContentDraftPayload {
  @Field(() => ContentDocumentType, {
    nullable: true,
    description: "Text without its draft; null if it was never published, and is deleted.",
  })
  content!: ContentDocumentType | null;
}

@ObjectType({ description: "Link to a page that shows the draft of a text.", simpleResolvers: true })
export class ContentPreviewLink {
  @Field(() => String, { description: "Path of the page at the shop's address." })
  url!: string;

  @Field(() => Date, { description: "Time at which the link stops working." })
  expiresAt!: Date;
}
