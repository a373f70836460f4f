import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { hashPassword } from "../../src/features/accounts/password.ts";
import { graphqlRequest } from "./cases.ts";
import { percentile, type Figures } from "./figures.ts";
import { applySteadyLoad, BenchFailure } from "./load.ts";
import type { LoginWorkerData } from "./login.worker.ts";
import { shopPage } from "./operations.ts";
import {
  connections,
  loginRounds,
  loginSeconds,
  loginsAtOnce,
  pageSize,
  pagesPerSecond,
} from "./bench-settings.ts";
import type { BenchSetup } from "./bench-setup.ts";

type Times = Pick<Figures, "p50" | "p99">;

const password = "the same for everybody";

/** Milliseconds of all answers with the catalogue's page, while nobody logged in and while all of them did. */
export type LoginOutcome = { quiet: Times; busy: Times };

const timesOf = (times: number[]): Times => {
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
};

const createAccounts = async ({ database }: BenchSetup): Promise<string[]> => {
  const emails = Array.from({ length: loginsAtOnce }, () => `visitor-${randomUUID()}@example.com`);
  await database.query(
    "insert into users (name, email, password_hash, role) select 'Visitor', email, $2, 'shopper' from unnest($1::text[]) email",
    [emails, await hashPassword(password)],
  );
  return emails;
};

/** Does it while a crowd logs in, again and again. */
const whileLoggingIn = async <Result>(setup: BenchSetup, emails: string[], work: () => Promise<Result>) => {
  const { connectionString: databaseUrl = "" } = setup.database.options;
  const workerData: LoginWorkerData = { url: setup.shop.url, databaseUrl, emails, password };
  const worker = new Worker(new URL("./login.worker.ts", import.meta.url), { workerData });
  const ended = once(worker, "exit");
  const result = await Promise.race([once(worker, "message").then(work), ended.then(() => undefined)]);
  worker.postMessage("enough", []);
  await ended;
  if (result === undefined) throw new BenchFailure("The crowd that was to log in has ended.");
  return result;
};

/** The catalogue's page at a steady pace, without logins and with fifty at once, in turn. */
export const measureLogins = async (setup: BenchSetup): Promise<LoginOutcome> => {
  const emails = await createAccounts(setup);
  const loadCataloguePage = () =>
    applySteadyLoad({
      title: "catalogue page beside logins",
      url: setup.shop.url,
      request: graphqlRequest(shopPage, { first: pageSize, sort: "NEWEST" }),
      connections,
      perSecond: pagesPerSecond,
      seconds: loginSeconds,
      isExpectedBody: (body) => body.includes('"totalCount":') && !body.includes('"errors":'),
    });
  await loadCataloguePage();
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < loginRounds; round += 1) {
    quiet.push(...(await loadCataloguePage()).times);
    busy.push(...(await whileLoggingIn(setup, emails, loadCataloguePage)).times);
  }
  return { quiet: timesOf(quiet), busy: timesOf(busy) };
};
