import { Field, Float, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  ContentColor,
  ContentKind,
  LengthUnit,
  type AnnouncementBody,
  type SizeChartBody,
} from "./content-body.rules.ts";
import { HomeType } from "./home.types.ts";
import { TextTree } from "./text-tree.scalar.ts";

registerEnumType(LengthUnit, { name: "LengthUnit", description: "Unit of a length." });

registerEnumType(ContentKind, {
  name: "ContentKind",
  description: "What a text of the shop is.",
  valuesConfig: {
    HOME: { description: "The home page." },
    ANNOUNCEMENT: { description: "The bar above every page." },
    PAGE: { description: "A page of text." },
    SIZE_CHART: { description: "The measures of a kind of garment, or of one product." },
  },
});

@ObjectType("Announcement", { description: "Text of the bar above every page." })
export class AnnouncementType implements AnnouncementBody {
  @Field(() => String, { description: "Text." })
  text!: string;

  @Field(() => String, { description: "Words of the link; empty without one." })
  linkText!: string;

  @Field(() => String, { description: "Path in the shop, or a URL; empty without one." })
  link!: string;

  @Field(() => ContentColor, { description: "Colour of the bar." })
  color!: ContentColor;

  @Field(() => Date, { nullable: true, description: "Time of its begin; null for at once." })
  startsAt!: string | null;

  @Field(() => Date, { nullable: true, description: "Time of its end; null without an end." })
  endsAt!: string | null;
}

@ObjectType({ description: "Announcement with the version by which a shopper dismisses it." })
export class CurrentAnnouncement extends AnnouncementType {
  @Field(() => ID, {
    description: "Id of its version: another version is shown again after it was dismissed.",
  })
  id!: string;
}

@ObjectType({ description: "Link of the footer." })
export class FooterPage {
  @Field(() => String, { description: "Slug of the page." })
  slug!: string;

  @Field(() => String, { description: "Name of the page." })
  name!: string;
}

@ObjectType({ description: "What stands around every page of the shop." })
export class SiteContent {
  @Field(() => CurrentAnnouncement, {
    nullable: true,
    description: "Bar above the header; null without one.",
  })
  announcement!: CurrentAnnouncement | null;

  @Field(() => [FooterPage], { description: "Pages of text that the footer links, in their order." })
  footerPages!: FooterPage[];
}

@ObjectType({ description: "Page of text, with its marks read." })
export class TextPage {
  @Field(() => ID, { description: "Slug and number of the version." })
  id!: string;

  @Field(() => String, { description: "Slug of the page." })
  slug!: string;

  @Field(() => String, { description: "Short name: of the footer and the window." })
  name!: string;

  @Field(() => String, { description: "Heading." })
  heading!: string;

  @Field(() => TextTree, { description: "Introduction." })
  lead!: unknown;

  @Field(() => TextTree, { description: "What stands beside heading and introduction." })
  aside!: unknown;

  @Field(() => TextTree, { description: "Text; each heading begins a section." })
  body!: unknown;

  @Field(() => String, { description: "Description for search engines." })
  description!: string;

  @Field(() => Int, { description: "Number of the version." })
  version!: number;

  @Field(() => Date, { description: "Time from which the version is valid." })
  publishedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the version that is valid now." })
  isCurrent!: boolean;
}

@ObjectType({ description: "Body measure, such as the waist." })
export class SizeMeasure {
  @Field(() => String, { description: "Name of the measure." })
  name!: string;

  @Field(() => String, { description: "How it is taken." })
  how!: string;
}

@ObjectType({ description: "Measures of one size." })
export class SizeChartRow {
  @Field(() => String, { description: "Size." })
  size!: string;

  @Field(() => [Float], { description: "Values in the order of the measures." })
  values!: number[];
}

@ObjectType({ description: "Measures by size.", simpleResolvers: true })
export class SizeChart implements SizeChartBody {
  @Field(() => LengthUnit, { description: "Unit of the values." })
  unit!: `${LengthUnit}`;

  @Field(() => String, { description: "What the shopper should know about the measures." })
  note!: string;

  @Field(() => [SizeMeasure], { description: "Measures in their order." })
  measures!: SizeMeasure[];

  @Field(() => [SizeChartRow], { description: "Sizes in their order." })
  rows!: SizeChartRow[];
}

@ObjectType({ description: "Draft of a text, as its page will show it." })
export class ContentPreview {
  @Field(() => ContentKind, { description: "What the text is." })
  kind!: ContentKind;

  @Field(() => HomeType, { nullable: true, description: "Home page." })
  home?: HomeType | null;

  @Field(() => CurrentAnnouncement, { nullable: true, description: "Announcement." })
  announcement?: CurrentAnnouncement | null;

  @Field(() => TextPage, { nullable: true, description: "Page of text." })
  page?: TextPage | null;

  @Field(() => SizeChart, { nullable: true, description: "Size chart." })
  sizeChart?: SizeChart | null;
}
