import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openTestShop } from "../../../test/support/test-shop.ts";
import { hashPassword } from "../../features/accounts/passwords/password.ts";
import { demoLogins } from "../demo-logins.ts";
import { tour } from "./tour.ts";

const { sql, gql, aShopper, anAdmin, aProduct } = await openTestShop();

const withLogin = async ({ id }: { id: string }, { email, password }: { email: string; password: string }) =>
  sql("update users set email = $2, password_hash = $3 where id = $1", [
    id,
    email,
    await hashPassword(password),
  ]);

/** The value at a path such as `products.nodes.0.id`. */
const at = (data: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

it("each step of the tour works as written, with what the steps before it have saved", async () => {
  await withLogin(await aShopper(), demoLogins.shopper);
  await withLogin(await anAdmin(), demoLogins.admin);
  await aProduct({ title: "Linen Day Dress", sizes: ["M"], colors: [], stock: 2 });
  const saved = new Map<string, string>();
  const tokens: Record<string, string> = {};
  const answers: Record<string, unknown>[] = [];
  for (const { title, sender, query, variables = "{}", newId, saves = {}, logsIn } of tour) {
    if (newId) saved.set(newId, JSON.stringify(randomUUID()));
    const filled = variables.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => saved.get(name) ?? "MISSING");
    const response = await gql(query, JSON.parse(filled) as Record<string, unknown>, tokens[sender]);
    const { errors } = response;
    expect({ title, errors }).toEqual({ title, errors: [] });
    const { data } = response;
    for (const [name, path] of Object.entries(saves)) saved.set(name, JSON.stringify(at(data, path) ?? null));
    if (logsIn) tokens[logsIn] = String(at(data, "login.token"));
    answers.push(data);
  }
  expect(answers).toHaveLength(12);
  expect(answers.at(-1)).toMatchObject({ approveReturn: { status: "APPROVED" } });
});
