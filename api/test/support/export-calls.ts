import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type Range = { from?: string; to?: string; hasContacts?: boolean };
const documents: Record<string, string> = {
  exportOrders:
    "mutation($from: Day!, $to: Day!, $hasContacts: Boolean!) { exportOrders(input: { from: $from, to: $to, hasContacts: $hasContacts }) { url } }",
  exportCustomers:
    "mutation($from: Day!, $to: Day!) { exportCustomers(input: { from: $from, to: $to }) { url } }",
  exportSales: "mutation($from: Day!, $to: Day!) { exportSales(input: { from: $from, to: $to }) { url } }",
};

/**
 * Exports of an admin, unless another person is named; unless days are named, of all days since the start of the test file, which may
 * cross midnight.
 */
export const exportCalls = ({ gql, sql, server }: TestShop, admin: Person) => {
  const today = async () =>
    (await sql<{ day: string }>("select to_char(indian_day(now()), 'YYYY-MM-DD') as day"))[0]?.day ?? "";

  const firstDay = today();

  const start = async (name: string, range: Range = {}, person: Person = admin) => {
    const { hasContacts = true, ...days } = range;
    const variables = { from: await firstDay, to: await today(), ...days };
    return gql<Record<string, { url: string }>>(
      documents[name] ?? "",
      name === "exportOrders" ? { ...variables, hasContacts } : variables,
      person.token,
    );
  };

  const download = (url: string) => server.app.inject({ method: "GET", url });

  const exported = async (name: string, range: Range = {}, person?: Person): Promise<string> =>
    (await download((await start(name, range, person)).data[name]?.url ?? "")).body;

  return { names: Object.keys(documents), start, download, exported };
};
