import { Field, Float, InputType, Int } from "type-graphql";
import { OneOf } from "../../platform/graphql/input-arg.ts";
import { ContentColor, LengthUnit } from "../content/content-body.rules.ts";
import { endsAt, HomeInput, link, linkText, startsAt } from "./home-input.types.ts";

@InputType({ description: "Bar above every page." })
export class AnnouncementInput {
  @Field(() => String, { description: "Text, at most 120 characters." })
  text!: string;

  @Field(() => String, linkText)
  linkText!: string;

  @Field(() => String, link)
  link!: string;

  @Field(() => ContentColor, { description: "Colour of the bar." })
  color!: ContentColor;

  @Field(() => Date, startsAt)
  startsAt?: Date | null;

  @Field(() => Date, endsAt)
  endsAt?: Date | null;
}

@InputType({ description: "Page of text." })
export class PageInput {
  @Field(() => String, { description: "Short name, at most 40 characters." })
  name!: string;

  @Field(() => String, { description: "Heading, at most 120 characters." })
  heading!: string;

  @Field(() => String, { defaultValue: "", description: "Introduction, at most 600 characters." })
  lead!: string;

  @Field(() => String, { defaultValue: "", description: "Markup beside heading and introduction." })
  aside!: string;

  @Field(() => String, { description: "Markup, at most 20,000 characters; each heading begins a section." })
  body!: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Description for search engines, at most 300 characters.",
  })
  description!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Position among the links of the footer, 0 to 999; null without one.",
  })
  footerPosition?: number | null;
}

@InputType({ description: "Body measure, such as the waist." })
export class SizeMeasureInput {
  @Field(() => String, { description: "Name of the measure, at most 40 characters." })
  name!: string;

  @Field(() => String, { defaultValue: "", description: "How it is taken, at most 120 characters." })
  how!: string;
}

@InputType({ description: "Measures of one size." })
export class SizeChartRowInput {
  @Field(() => String, { description: "Size, at most 20 characters." })
  size!: string;

  @Field(() => [Float], { description: "Values in the order of the measures." })
  values!: number[];
}

@InputType({ description: "Measures by size." })
export class SizeChartInput {
  @Field(() => LengthUnit, { description: "Unit of the values." })
  unit!: LengthUnit;

  @Field(() => String, {
    defaultValue: "",
    description: "What the shopper should know, at most 300 characters.",
  })
  note!: string;

  @Field(() => [SizeMeasureInput], { description: "Measures in their order, 1 to 8." })
  measures!: SizeMeasureInput[];

  @Field(() => [SizeChartRowInput], { description: "Sizes in their order, 1 to 30." })
  rows!: SizeChartRowInput[];
}

@OneOf()
@InputType({ description: "What a text says." })
export class ContentInput {
  @Field(() => HomeInput, { nullable: true, description: "Home page." })
  home?: HomeInput | null;

  @Field(() => AnnouncementInput, { nullable: true, description: "Bar above every page." })
  announcement?: AnnouncementInput | null;

  @Field(() => PageInput, { nullable: true, description: "Page of text." })
  page?: PageInput | null;

  @Field(() => SizeChartInput, { nullable: true, description: "Measures by size." })
  sizeChart?: SizeChartInput | null;
}
