import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { graphql } from "./cases.ts";
import { percentile, type Figures } from "./figures.ts";
import { applySteadyLoad, BenchFailure } from "./load.ts";
import type { Crowd } from "./login-crowd.ts";
import { shopPage } from "./operations.ts";
import { connections, loginRounds, loginSeconds, loginsAtOnce, pageSize, pagesPerSecond } from "./plan.ts";
import type { Stand } from "./stand.ts";

type Times = Pick<Figures, "p50" | "p99">;

const password = "the same for everybody";

/** Milliseconds of all answers with the catalogue's page, while nobody logged in and while all of them did. */
export type LoginOutcome = { quiet: Times; busy: Times };

const timesOf = (times: number[]): Times => {
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
};

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
  const crowd = new Worker(new URL("./login-crowd.ts", import.meta.url), { workerData });
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
  const pages = () =>
    applySteadyLoad({
      title: "catalogue page beside logins",
      url: stand.shop.url,
      request: graphql(shopPage, { first: pageSize, sort: "NEWEST" }),
      connections,
      perSecond: pagesPerSecond,
      seconds: loginSeconds,
      isGood: (body) => body.includes('"totalCount":') && !body.includes('"errors":'),
    });
  await pages();
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < loginRounds; round += 1) {
    quiet.push(...(await pages()).times);
    busy.push(...(await besideCrowd(stand, people, pages)).times);
  }
  return { quiet: timesOf(quiet), busy: timesOf(busy) };
};
