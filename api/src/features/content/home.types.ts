import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import type { Focus } from "../catalogue/product-row.rules.ts";
import { ContentColor, HomePart, RowSource } from "./content-body.rules.ts";
import type {
  BannerBody,
  CollectionCard,
  CollectionCardsBody,
  ContentPicture,
  HeroBody,
  PictureTextBody,
  ProductRowBody,
  ReviewsBody,
} from "./content-body.rules.ts";

registerEnumType(ContentColor, {
  name: "ContentColor",
  description: "Colour of the house for a panel or a bar.",
});

registerEnumType(RowSource, {
  name: "RowSource",
  description: "Where the products of a row come from.",
  valuesConfig: {
    NEWEST: { description: "The newest products, of those that are NEW." },
    BEST_SELLERS: { description: "The products in the most orders of the last 30 days." },
    SEARCH: { description: "The products that a search finds." },
    COLLECTION: { description: "The first products of a collection; none while the shop does not show it." },
    CHOSEN: { description: "Products that an admin chose, in their order." },
  },
});

registerEnumType(HomePart, {
  name: "HomePart",
  description: "Part of the home page without words of its own.",
  valuesConfig: {
    SUBSCRIBE: { description: "The box of the welcome discount." },
    PROMISES: { description: "Shipping, returns and payment at a glance." },
  },
});

@ObjectType("ContentPicture", {
  description: "Picture of a text, in several widths: `{baseUrl}/{width}.avif` and `.webp`.",
})
export class ContentPictureType {
  @Field(() => String, { description: "Name of the picture, for a text that shows it." })
  mediaKey!: string;

  @Field(() => String, { description: "Alternative text; empty for a picture that only decorates." })
  alt!: string;

  @Field(() => Int, { description: "Width of the widest rendering, in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height of the widest rendering, in pixels." })
  height!: number;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Point that stays visible where a page cuts the picture: percent from its left and from its upper edge, in steps of 5; null for the upper part.",
  })
  focus?: Focus | null;

  @Field(() => String, { description: "URL of the picture without width and format." })
  baseUrl!: string;

  @Field(() => [Int], { description: "Available widths in pixels, ascending." })
  widths!: readonly number[];
}

const linkText = { description: "Words of the link; empty without one." };
const link = { description: "Path in the shop, or a URL; empty without one." };
const picture = { nullable: true, description: "Picture; null without one." };
const title = { description: "Heading." };

@ObjectType("HeroSection", { description: "Headline at the top of the home page." })
export class HeroSectionType implements HeroBody {
  @Field(() => String, { description: "Headline; each line is one of a desktop." })
  title!: string;

  @Field(() => String, { description: "Text below it." })
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentPictureType, {
    nullable: true,
    description: "Picture; null for the drawing of the house.",
  })
  picture!: ContentPicture | null;
}

@ObjectType("CollectionCard", { description: "Card that leads to a part of the shop." })
export class CollectionCardType implements CollectionCard {
  @Field(() => String, { description: "Name on the card." })
  title!: string;

  @Field(() => String, { description: "Text below the name." })
  text!: string;

  @Field(() => String, { description: "Path that the card opens." })
  link!: string;

  @Field(() => ContentPictureType, {
    nullable: true,
    description: "Picture of the card; null for the one of a product.",
  })
  picture!: ContentPicture | null;
}

@ObjectType("CollectionCardsSection", { description: "Row of cards that lead to parts of the shop." })
export class CollectionCardsSectionType implements CollectionCardsBody {
  @Field(() => String, title)
  title!: string;

  @Field(() => [CollectionCardType], { description: "Cards in their order." })
  cards!: CollectionCard[];
}

@ObjectType("ProductRowSection", { description: "Row of up to four products." })
export class ProductRowSectionType implements ProductRowBody {
  @Field(() => String, title)
  title!: string;

  @Field(() => String, { description: "Text beside the heading: with one the row is a panel." })
  text!: string;

  @Field(() => RowSource, { description: "Where the products come from." })
  source!: RowSource;

  @Field(() => String, { description: "Words that a search looks for; otherwise empty." })
  term!: string;

  @Field(() => ID, { nullable: true, description: "Id of the collection of COLLECTION; otherwise null." })
  collectionId?: string | null;

  @Field(() => [ID], { description: "Ids of chosen products; otherwise empty." })
  productIds!: string[];

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;
}

@ObjectType("PictureTextSection", { description: "Picture with a text beside it." })
export class PictureTextSectionType implements PictureTextBody {
  @Field(() => String, title)
  title!: string;

  @Field(() => String, { description: "Text." })
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentPictureType, { description: "Picture." })
  picture!: ContentPicture;

  @Field(() => Boolean, { description: "Whether the picture stands after the text on a desktop." })
  isPictureLast!: boolean;
}

@ObjectType("BannerSection", { description: "Panel with a text and a link, shown between two times." })
export class BannerSectionType implements BannerBody {
  @Field(() => String, title)
  title!: string;

  @Field(() => String, { description: "Text." })
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentPictureType, picture)
  picture!: ContentPicture | null;

  @Field(() => ContentColor, { description: "Colour of the panel." })
  color!: ContentColor;

  @Field(() => Date, { nullable: true, description: "Time of its begin; null for at once." })
  startsAt!: string | null;

  @Field(() => Date, { nullable: true, description: "Time of its end; null without an end." })
  endsAt!: string | null;
}

@ObjectType("ReviewsSection", { description: "Three reviews with photographs." })
export class ReviewsSectionType implements ReviewsBody {
  @Field(() => String, title)
  title!: string;
}

@ObjectType("HomeSection", {
  description: "Section of the home page: exactly one of its fields besides the key has a value.",
})
export class HomeSectionType {
  @Field(() => ID, { description: "Key of the section on its page." })
  key!: string;

  @Field(() => HeroSectionType, { nullable: true, description: "Headline." })
  hero?: HeroBody;

  @Field(() => CollectionCardsSectionType, { nullable: true, description: "Cards of parts of the shop." })
  collectionCards?: CollectionCardsBody;

  @Field(() => ProductRowSectionType, { nullable: true, description: "Row of products." })
  productRow?: ProductRowBody;

  @Field(() => PictureTextSectionType, { nullable: true, description: "Picture with a text." })
  pictureText?: PictureTextBody;

  @Field(() => BannerSectionType, { nullable: true, description: "Banner." })
  banner?: BannerBody;

  @Field(() => ReviewsSectionType, { nullable: true, description: "Reviews with photographs." })
  reviews?: ReviewsBody;

  @Field(() => HomePart, { nullable: true, description: "Part without words of its own." })
  part?: HomePart;
}

@ObjectType("Home", { description: "Home page of the shop." })
export class HomeType {
  @Field(() => [HomeSectionType], { description: "Sections in their order." })
  sections!: HomeSectionType[];
}
