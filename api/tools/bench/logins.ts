import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { graphqlRequest } from "./list-requests.ts";
import { percentile, type Figures } from "./figures.ts";
import { applySteadyLoad, BenchFailure } from "./load.ts";
import { logIn } from "./log-in.ts";
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

type Times = Pick<Figures, "p50" | "p95" | "p99">;

/** Times in milliseconds without and with other requests beside them. */
type Comparison = { quiet: Times; busy: Times };

const password = "one password for all accounts";

/** The catalogue page without and beside fifty logins at once; one login after the other without and beside catalogue pages. */
export type LoginOutcome = { pages: Comparison; logins: Comparison };

const timesOf = (times: number[]): Times => {
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) };
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

/** The times of logins one after the other, for the seconds of a round. */
const loginTimes = async ({ shop, database }: BenchSetup, emails: string[]): Promise<number[]> => {
  await database.query("delete from throttles");
  const times: number[] = [];
  const endsAt = performance.now() + loginSeconds * 1000;
  for (const email of emails)
    if (performance.now() < endsAt) times.push(await logIn({ url: shop.url, email, password }));
  return times;
};

/** Measures catalogue pages at a constant rate and logins, each in alternating rounds without and beside the other. */
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
  const pages = { quiet: [] as number[], busy: [] as number[] };
  const logins = { quiet: [] as number[], busy: [] as number[] };
  for (let round = 0; round < loginRounds; round += 1) {
    pages.quiet.push(...(await loadCataloguePage()).times);
    pages.busy.push(...(await whileLoggingIn(setup, emails, loadCataloguePage)).times);
    logins.quiet.push(...(await loginTimes(setup, emails)));
    const [times] = await Promise.all([loginTimes(setup, emails), loadCataloguePage()]);
    logins.busy.push(...times);
  }
  return {
    pages: { quiet: timesOf(pages.quiet), busy: timesOf(pages.busy) },
    logins: { quiet: timesOf(logins.quiet), busy: timesOf(logins.busy) },
  };
};
