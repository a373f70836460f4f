import { randomUUID } from "node:crypto";
import type { Permission } from "../../src/platform/permissions.rules.ts";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type Key = {
  id: string;
  name: string;
  start: string;
  lastUsedAt: string | null;
  madeBy: string;
  isWorking: boolean;
};

const MAKE = `mutation($input: ApiKeyInput!, $confirmation: ConfirmationInput!) {
  addApiKey(input: { key: $input, confirmation: $confirmation }) { key } }`;

/** Calls of the operations of API keys by one owner. */
export const apiKeyCalls = ({ gql }: Pick<TestShop, "gql">, owner: Person) => {
  const makeKey = (input: Record<string, unknown>, password = owner.password) =>
    gql<{ addApiKey: { key: string } }>(MAKE, { input, confirmation: { password } }, owner.token);
  return {
    makeKey,
    /** A new key with these permissions. */
    aKey: async (permissions: readonly Permission[], name: string = randomUUID(), expiresInDays?: number) => {
      const names = permissions.map((permission) => permission.replaceAll("-", "_").toUpperCase());
      const answer = await makeKey({ name, permissions: names, expiresInDays });
      return answer.data.addApiKey.key;
    },
    keys: async () => {
      const { data } = await gql<{ apiKeys: { keys: Key[] } }>(
        "{ apiKeys { keys { id name start lastUsedAt madeBy isWorking } } }",
        {},
        owner.token,
      );
      return data.apiKeys.keys;
    },
    endKey: (id: string) =>
      gql("mutation($id: ID!) { endApiKey(apiKeyId: $id) { keys { id } } }", { id }, owner.token),
  };
};
