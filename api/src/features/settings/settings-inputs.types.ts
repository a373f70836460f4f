import { Field, ID, InputType, Int } from "type-graphql";
import { SettingValueInput } from "./settings.types.ts";

@InputType({ description: "Input of `updateSettings`." })
export class UpdateSettingsInput {
  @Field(() => ID, { description: "Name of the group." })
  group!: string;

  @Field(() => Int, { description: "Version that the admin saw; 0 before the first change." })
  version!: number;

  @Field(() => [SettingValueInput], { description: "Changed values." })
  values!: SettingValueInput[];
}
