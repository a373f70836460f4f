import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type Entry = { purpose: string; text: string; textVersion: number; isGiven: boolean; changedAt: string };

const fields = "purpose text textVersion isGiven changedAt";

/** What shoppers do about their consents, and the rows of the record. */
export const consentCalls = ({ gql, sql, server }: TestShop) => {
  const consentsOf = async ({ token }: Pick<Person, "token">): Promise<Entry[]> =>
    (await gql<{ myConsents: Entry[] }>(`{ myConsents { ${fields} } }`, {}, token)).data.myConsents;
  return {
    consentsOf,
    stateOf: async (person: Pick<Person, "token">, purpose: string) =>
      (await consentsOf(person)).find((entry) => entry.purpose === purpose)?.isGiven,
    withdraw: (person: Person, purpose: string) =>
      gql<{ withdrawConsent: Entry[] }>(
        `mutation($purpose: ConsentPurpose!) { withdrawConsent(purpose: $purpose) { ${fields} } }`,
        { purpose },
        person.token,
      ),
    rowsOf: (userId: string) =>
      sql<{ purpose: string; isGiven: boolean; source: string }>(
        `select purpose, is_given as "isGiven", source from consents where user_id = $1 order by created_at, id`,
        [userId],
      ),
    post: (url: string, headers: Record<string, string> = {}, payload = "") =>
      server.app.inject({ method: "POST", url, headers, payload }),
  };
};
