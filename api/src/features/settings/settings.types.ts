import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { SettingKind } from "../shop/setting.rules.ts";

registerEnumType(SettingKind, {
  name: "SettingKind",
  description: "How a setting is entered.",
  valuesConfig: {
    NUMBER: { description: "Whole number." },
    RUPEES: { description: "Amount in rupees." },
    LINE: { description: "Line of text." },
    LINES: { description: "Line of text for each entry." },
    CHOICE: { description: "One of the options." },
    COLOR: { description: "Colour such as #a3262f." },
    CHOICES: { description: "One or more of the options, a line for each." },
  },
});

@ObjectType("Setting", { description: "Setting of the shop.", simpleResolvers: true })
export class SettingView {
  @Field(() => String, { description: "Name of the setting within its group." })
  name!: string;

  @Field(() => String, { description: "Label of the setting." })
  label!: string;

  @Field(() => String, { description: "What the setting changes." })
  hint!: string;

  @Field(() => String, { nullable: true, description: "Unit of the value; null without one." })
  unit!: string | null;

  @Field(() => SettingKind, { description: "How the setting is entered." })
  kind!: SettingKind;

  @Field(() => [String], { description: "Options of a choice; empty for other settings." })
  options!: readonly string[];

  @Field(() => String, { description: "Value as text." })
  text!: string;

  @Field(() => String, { description: "Value of a new shop as text." })
  initialText!: string;
}

@ObjectType("SettingGroup", { description: "Settings that are saved together.", simpleResolvers: true })
export class SettingGroupView {
  @Field(() => ID, { description: "Name of the group." })
  id!: string;

  @Field(() => String, { description: "Title of the group." })
  title!: string;

  @Field(() => String, { description: "What the settings are for." })
  description!: string;

  @Field(() => Int, { description: "Version of the values; 0 before the first change." })
  version!: number;

  @Field(() => [SettingView], { description: "Settings of the group." })
  settings!: SettingView[];
}

@ObjectType({ description: "Changed setting of a version.", simpleResolvers: true })
export class SettingDifference {
  @Field(() => String, { description: "Name of the setting." })
  name!: string;

  @Field(() => String, { description: "Label of the setting." })
  label!: string;

  @Field(() => String, { description: "Value before the change as text." })
  before!: string;

  @Field(() => String, { description: "Value after the change as text." })
  after!: string;

  @Field(() => String, { description: "Value before the change in words; empty for none." })
  beforeInWords!: string;

  @Field(() => String, { description: "Value after the change in words; empty for none." })
  afterInWords!: string;
}

@ObjectType("SettingVersion", { description: "Change of a group of settings.", simpleResolvers: true })
export class SettingVersionView {
  @Field(() => ID, { description: "Id of the change." })
  id!: string;

  @Field(() => Int, { description: "Version of the group after the change." })
  version!: number;

  @Field(() => Date, { description: "Time of the change." })
  changedAt!: Date;

  @Field(() => String, { description: "Name of the admin." })
  userName!: string;

  @Field(() => [SettingDifference], { description: "Changed settings." })
  differences!: SettingDifference[];
}

@InputType({ description: "Value of a setting." })
export class SettingValueInput {
  @Field(() => String, { description: "Name of the setting within its group." })
  name!: string;

  @Field(() => String, { description: "Value as text." })
  text!: string;
}
