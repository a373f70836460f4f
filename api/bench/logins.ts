import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { hashPassword } from "../src/accounts/password.ts";
import { graphql } from "./cases.ts";
import { medianOf, type Figures } from "./figures.ts";
import { applyLoad, BenchFailure, type Load } from "./load.ts";
import type { Crowd } from "./login-crowd.ts";
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

/** Does it while a crowd logs in, again and again. */
const besideCrowd = async <Result>(stand: Stand, emails: string[], work: () => Promise<Result>) => {
  const { connectionString: databaseUrl = "" } = stand.database.options;
  const workerData: Crowd = { url: stand.shop.url, databaseUrl, emails, password };
  const crowd = new Worker(new URL("login-crowd.ts", import.meta.url), { workerData });
  const ended = once(crowd, "exit");
  const result = await Promise.race([once(crowd, "message").then(work), ended.then(() => undefined)]);
  crowd.postMessage("enough", []);
  await ended;
  if (result === undefined) throw new BenchFailure("The crowd that was to log in has ended.");
  return result;
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
  await applyLoad(load);
  const [quiet, busy]: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round < loginRounds; round += 1) {
    quiet.push(await measure(stand, stand.shop, load));
    busy.push(await besideCrowd(stand, people, () => measure(stand, stand.shop, load)));
  }
  return { quiet: medianOf(quiet), busy: medianOf(busy) };
};
