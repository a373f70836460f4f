import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
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

const password = "one password for all accounts";

/** Response times of the catalogue page in milliseconds: without logins, and during logins. */
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

/** Runs `work` while accounts log in repeatedly. */
const whileLoggingIn = async <Result>(setup: BenchSetup, emails: string[], work: () => Promise<Result>) => {
  const { connectionString: databaseUrl = "" } = setup.database.options;
  const workerData: LoginWorkerData = { url: setup.shop.url, databaseUrl, emails, password };
  const worker = new Worker(new URL("./login.worker.ts", import.meta.url), { workerData });
  const ended = once(worker, "exit");
  const result = await Promise.race([once(worker, "message").then(work), ended.then(() => undefined)]);
  worker.postMessage("stop", []);
  await ended;
  if (result === undefined) throw new BenchFailure("The worker that logs in has ended early.");
  return result;
};

/** Measures the catalogue page at a constant rate, in alternating rounds without and with fifty concurrent logins. */
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
