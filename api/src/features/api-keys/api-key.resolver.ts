import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { keyPermissions, Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { listKeys } from "./api-key.store.ts";
import { ApiKeys, NewApiKey } from "./api-key.types.ts";
import { endApiKey, makeApiKey } from "./change-api-keys.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { AddApiKeyInput } from "./api-key-inputs.types.ts";

const keysOf = async ({ services }: Context): Promise<ApiKeys> => ({
  keys: (await listKeys(services.database)) as ApiKeys["keys"],
  permissions: keyPermissions,
});

@Resolver()
export class ApiKeyResolver {
  @Authorized(Permission.INTEGRATIONS)
  @Query(() => ApiKeys, { description: "API keys, and what a key can be allowed to do." })
  apiKeys(@Ctx() context: Context): Promise<ApiKeys> {
    return keysOf(context);
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses(
    "API_KEY_NAME_NEEDED",
    "API_KEY_NAME_TAKEN",
    "API_KEY_PERMISSIONS_INVALID",
    "PASSKEY_INVALID",
    "PASSWORD_WRONG",
    "TOO_MANY_API_KEYS",
  )
  @Mutation(() => NewApiKey, {
    description:
      "Makes an API key in the name of the viewing owner. It works while that account is an owner's.",
  })
  async addApiKey(
    @Ctx() context: Context,
    @InputArg(() => AddApiKeyInput) { key: input, confirmation }: AddApiKeyInput,
  ): Promise<NewApiKey> {
    const owner = { viewer: loggedIn(context.viewer), author: authorOf(context), confirmation };
    const { name, permissions, expiresInDays } = input;
    const key = await makeApiKey(context.services, owner, {
      name,
      permissions,
      expiresInDays: expiresInDays ?? null,
    });
    return { key, apiKeys: await keysOf(context) };
  }

  @Authorized(Permission.INTEGRATIONS)
  @Refuses("API_KEY_NOT_FOUND")
  @Mutation(() => ApiKeys, {
    description: "Ends an API key: its next request is refused.",
  })
  async endApiKey(
    @Ctx() context: Context,
    @Arg("apiKeyId", () => ID, { description: "Id of the key." }) apiKeyId: string,
  ): Promise<ApiKeys> {
    await endApiKey(context.services, authorOf(context), apiKeyId);
    return keysOf(context);
  }
}
