import { Field, ID, InputType, Int } from "type-graphql";
import { ContentColor, HomePart, RowSource } from "../content/content-body.rules.ts";

const title = { description: "Heading, at most 120 characters." };
const text = { description: "Text, at most 600 characters." };
export const linkText = {
  defaultValue: "",
  description: "Words of the link, at most 60 characters; empty without one.",
};
export const link = {
  defaultValue: "",
  description: "Path in the shop such as `/shop`, or a URL; empty without one.",
};
const picture = { nullable: true, description: "Picture; null without one." };
export const startsAt = { nullable: true, description: "Time of its begin; null for at once." };
export const endsAt = { nullable: true, description: "Time of its end; null without an end." };

@InputType({ description: "Uploaded picture of a text." })
export class ContentPictureInput {
  @Field(() => String, { description: "Name of the picture, from its upload." })
  mediaKey!: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Alternative text, at most 300 characters; empty for a picture that only decorates.",
  })
  alt!: string;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Point that stays visible where a page cuts the picture: percent from its left and from its upper edge; null for the upper part.",
  })
  focus?: number[] | null;
}

@InputType({ description: "Headline at the top of the home page." })
export class HeroInput {
  @Field(() => String, { description: "Headline of at most three lines, each at most 24 characters." })
  title!: string;

  @Field(() => String, text)
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentPictureInput, {
    nullable: true,
    description: "Picture; null for the drawing of the house.",
  })
  picture?: ContentPictureInput | null;
}

@InputType({ description: "Card that leads to a part of the shop." })
export class CollectionCardInput {
  @Field(() => String, { description: "Name on the card, at most 120 characters." })
  title!: string;

  @Field(() => String, text)
  text!: string;

  @Field(() => String, { description: "Path that the card opens, such as `/shop?filter=party`." })
  link!: string;

  @Field(() => ContentPictureInput, picture)
  picture?: ContentPictureInput | null;
}

@InputType({ description: "Row of cards that lead to parts of the shop." })
export class CollectionCardsInput {
  @Field(() => String, title)
  title!: string;

  @Field(() => [CollectionCardInput], { description: "Cards in their order, 1 to 6." })
  cards!: CollectionCardInput[];
}

@InputType({ description: "Row of up to four products." })
export class ProductRowInput {
  @Field(() => String, title)
  title!: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Text beside the heading: with one the row is a panel.",
  })
  text!: string;

  @Field(() => RowSource, { description: "Where the products come from." })
  source!: RowSource;

  @Field(() => String, { defaultValue: "", description: "Words that a search looks for, for SEARCH." })
  term!: string;

  @Field(() => ID, { nullable: true, description: "Id of the collection, for COLLECTION." })
  collectionId?: string | null;

  @Field(() => [ID], { defaultValue: [], description: "Ids of the products, for CHOSEN, at most 12." })
  productIds!: string[];

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;
}

@InputType({ description: "Picture with a text beside it." })
export class PictureSectionInput {
  @Field(() => String, title)
  title!: string;

  @Field(() => String, text)
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentPictureInput, { description: "Picture." })
  picture!: ContentPictureInput;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the picture stands after the text." })
  isPictureLast!: boolean;
}

@InputType({ description: "Panel with a text and a link, shown between two times." })
export class BannerInput {
  @Field(() => String, title)
  title!: string;

  @Field(() => String, text)
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentPictureInput, picture)
  picture?: ContentPictureInput | null;

  @Field(() => ContentColor, { description: "Colour of the panel." })
  color!: ContentColor;

  @Field(() => Date, startsAt)
  startsAt?: Date | null;

  @Field(() => Date, endsAt)
  endsAt?: Date | null;
}

@InputType({ description: "Three reviews with photographs." })
export class ReviewsInput {
  @Field(() => String, title)
  title!: string;
}

@InputType({ description: "Section of the home page: a key, and exactly one of the other fields." })
export class HomeSectionInput {
  @Field(() => ID, { description: "Key of the section, at most 40 letters, digits and hyphens." })
  key!: string;

  @Field(() => HeroInput, { nullable: true, description: "Headline." })
  hero?: HeroInput | null;

  @Field(() => CollectionCardsInput, { nullable: true, description: "Cards of parts of the shop." })
  collectionCards?: CollectionCardsInput | null;

  @Field(() => ProductRowInput, { nullable: true, description: "Row of products." })
  productRow?: ProductRowInput | null;

  @Field(() => PictureSectionInput, { nullable: true, description: "Picture with a text." })
  pictureText?: PictureSectionInput | null;

  @Field(() => BannerInput, { nullable: true, description: "Banner." })
  banner?: BannerInput | null;

  @Field(() => ReviewsInput, { nullable: true, description: "Reviews with photographs." })
  reviews?: ReviewsInput | null;

  @Field(() => HomePart, { nullable: true, description: "Part without words of its own." })
  part?: HomePart | null;
}

@InputType({ description: "Home page." })
export class HomeInput {
  @Field(() => [HomeSectionInput], { description: "Sections in their order, 1 to 20." })
  sections!: HomeSectionInput[];
}
