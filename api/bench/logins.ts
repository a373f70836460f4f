import { randomUUID } from "node:crypto";
import { hashPassword } from "../src/accounts/password.ts";
import { graphql } from "./cases.ts";
import { medianOf, type Figures } from "./figures.ts";
import { applyLoad, BenchFailure, type Load } from "./load.ts";
import { measure } from "./measure.ts";
import { shopPage } from "./operations.ts";
import { connections, loginRounds, loginSeconds, loginsAtOnce, pageSize, pagesPerSecond } from "./plan.ts";
import type { Stand } from "./stand.ts";

const password = "the same for everybody";

/** What the catalogue's page cost while nobody logged in, and while all of them did. */
export type LoginOutcome = { quiet: Figures; busy: Figures };

const makePeople = async ({ database }: Stand): Promise<string[]> => {
  const emails = Array.from({ length: loginsAtOnce }, () => `visitor-${randomUUID()}@example.com`);
  await database.query(
    "insert into users (name, email, password_hash, role) select 'Visitor', email, $2, 'shopper' from unnest($1::text[]) email",
    [emails, await hashPassword(password)],
  );
  return emails;
};

const logIn = async (stand: Stand, email: string): Promise<void> => {
  const answer = await fetch(`${stand.shop.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const text = await answer.text();
  if (answer.status !== 200)
    throw new BenchFailure(`A login: status ${answer.status}, ${text.slice(0, 500)}`);
};

/** Lets everybody log in at once, and again as soon as all are in, until `isOver`. */
const logInAgainAndAgain = async (
  stand: Stand,
  people: readonly string[],
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    await stand.database.query("delete from throttles");
    await Promise.all(people.map((email) => logIn(stand, email)));
  }
};

/** The catalogue's page at a steady pace, without logins and with fifty at once, in turn. */
export const loginsBesideCatalogue = async (stand: Stand): Promise<LoginOutcome> => {
  const people = await makePeople(stand);
  const load: Load = {
    title: "catalogue page beside logins",
    url: stand.shop.url,
    requests: [graphql(shopPage, { first: pageSize, sort: "NEWEST" })],
    connections,
    overallRate: pagesPerSecond,
    seconds: loginSeconds,
    isGood: (body) => body.includes('"totalCount":') && !body.includes('"errors":'),
  };
  const besideLogins = async (): Promise<Figures> => {
    let isOver = false;
    const logins = logInAgainAndAgain(stand, people, () => isOver);
    const figures = await measure(stand, stand.shop, load).finally(() => (isOver = true));
    await logins;
    return figures;
  };
  await applyLoad(load);
  const [quiet, busy]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < loginRounds; round += 1) {
    quiet.push(await measure(stand, stand.shop, load));
    busy.push(await besideLogins());
  }
  return { quiet: medianOf(quiet), busy: medianOf(busy) };
};
