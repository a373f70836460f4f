import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Permission } from "../../platform/permissions.rules.ts";
import { ApiKey } from "./api-key.entity.ts";

@ObjectType({ description: "API key in the list of the owners.", simpleResolvers: true })
export class ListedApiKey extends ApiKey {
  @Field(() => String, { description: "Name of the owner who made the key." })
  madeBy!: string;

  @Field(() => Boolean, {
    description: "Whether the key works: it has not expired, and its maker is still an owner.",
  })
  isWorking!: boolean;
}

@ObjectType({ description: "The API keys of the shop.", simpleResolvers: true })
export class ApiKeys {
  @Field(() => [ListedApiKey], { description: "Keys that have not been ended, the newest first." })
  keys!: ListedApiKey[];

  @Field(() => [Permission], { description: "What a key can be allowed to do." })
  permissions!: readonly Permission[];
}

@ObjectType({ description: "New API key, with the only answer that contains it.", simpleResolvers: true })
export class NewApiKey {
  @Field(() => String, {
    description: "The key, for the header `Authorization: Bearer`. It cannot be shown again.",
  })
  key!: string;

  @Field(() => ApiKeys, { description: "The keys of the shop, with the new one." })
  apiKeys!: ApiKeys;
}

@InputType({ description: "New API key." })
export class ApiKeyInput {
  @Field(() => String, { description: "Name of the key, such as that of the program that uses it." })
  name!: string;

  @Field(() => [Permission], { description: "What the key may do; at least one." })
  permissions!: Permission[];

  @Field(() => Int, {
    nullable: true,
    description: "Days until the key expires: 30, 90 or 365; omitted for a key that does not expire.",
  })
  expiresInDays!: number | null;
}
