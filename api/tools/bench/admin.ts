import { randomUUID } from "node:crypto";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { encodeCursor } from "../../src/platform/paging/paging.ts";
import { adminCases, type AdminFacts } from "./admin-cases.ts";
import { adminConnections, adminSeconds } from "./bench-settings.ts";
import type { BenchSetup } from "./bench-setup.ts";
import type { Figures } from "./figures.ts";
import type { Load } from "./load.ts";
import { measure } from "./measure.ts";
import { sendRequest } from "./send-request.ts";

const password = "one password for the admin";

/** The figures of one page of the admin. */
export type AdminOutcome = { title: string; figures: Figures };

export const logInAdmin = async (setup: BenchSetup): Promise<string> => {
  const email = `admin-${randomUUID()}@example.com`;
  await setup.database.query(
    `with account as (
       insert into users (name, email, password_hash, role) values ('Admin', $1, $2, 'admin') returning id)
     insert into staff_members (user_id, staff_role) select id, 'owner' from account`,
    [email, await hashPassword(password)],
  );
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email, password });
  return (await sendRequest<{ token: string }>(setup, { path: "/api/admin/login", headers, body })).token;
};

const middleCursorOf = async ({ database }: BenchSetup): Promise<string | null> => {
  const { rows } = await database.query<{ id: string; at: Date }>(
    `select id, created_at as at from orders where created_at < now() - interval '1 year'
     order by created_at desc, id desc limit 1`,
  );
  return rows[0] ? encodeCursor("orders", [rows[0].at.toISOString(), rows[0].id]) : null;
};

/** Measures each page of the admin, some requests at a time. Each request is sent once before. */
export const measureAdmin = async (setup: BenchSetup): Promise<AdminOutcome[]> => {
  const facts: AdminFacts = { token: await logInAdmin(setup), middleCursor: await middleCursorOf(setup) };
  const outcomes: AdminOutcome[] = [];
  for (const { title, requests } of adminCases) {
    const load: Load = {
      title,
      url: setup.shop.url,
      requests: requests(facts),
      connections: adminConnections,
      seconds: adminSeconds,
      isExpectedBody: (body) =>
        body.startsWith("[") || (body.includes('"data":') && !body.includes('"errors":')),
    };
    for (const request of load.requests) await sendRequest(setup, request);
    outcomes.push({ title, figures: await measure(setup, setup.shop, load) });
  }
  return outcomes;
};
