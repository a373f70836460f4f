import { EventEmitter, once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll } from "vitest";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import type { Mail } from "../../src/platform/mail/mailer.ts";
import { shopTasks } from "../../src/app/tasks.ts";
import { quietLog } from "./quiet-log.ts";
import type { TestShop } from "./test-shop.ts";

/** Time limit for a mail, and for all jobs, in milliseconds: pictures are made in processes of a lower priority. */
const mailTimeLimit = 60_000;

export type TestMailbox = {
  /** Waits for the next unread mail to the address with this text in its subject or this pattern in its text. Marks it read. */
  nextMail: (to: string, content?: string | RegExp) => Promise<Mail>;
  /** The token of the next mailed link. */
  nextToken: (to: string) => Promise<string>;
  /** The six digits of the next one-time password. */
  nextOtp: (to: string) => Promise<string>;
  /** The eight digits of the next login code. */
  nextLoginCode: (to: string) => Promise<string>;
  /** Every mail to the address, read or not. */
  mailsTo: (to: string) => Mail[];
  /** Resolves when no job is left. */
  waitForJobs: () => Promise<void>;
};

const link = /[?&]token=([\w-]{43})\s/;

const hasContent = (mail: Mail, content: string | RegExp): boolean =>
  typeof content === "string" ? mail.subject.includes(content) : content.test(mail.text);

const isTo = (mail: Mail, address: string): boolean => mail.to === address || mail.cc === address;

const firstMatch = (mail: Mail, pattern: RegExp): string => {
  const match = pattern.exec(mail.text)?.[1];
  if (!match) throw new Error(`No ${pattern} in: ${mail.text}`);
  return match;
};

/** Runs the shop's jobs, and collects its mails in memory. Await it after `openTestShop`. */
export const openTestMailbox = async ({ shop, sql }: TestShop): Promise<TestMailbox> => {
  const sent: Mail[] = [];
  const read = new Set<Mail>();
  const events = new EventEmitter();
  events.setMaxListeners(100);
  const send = async (mail: Mail) => {
    sent.push(mail);
    events.emit("mail");
  };
  const tasks = shopTasks(shop, { send, close: () => undefined });
  const worker = await startWorker(shop.database, tasks, quietLog);
  afterAll(() => worker.stop());

  const nextMail: TestMailbox["nextMail"] = async (to, content = "") => {
    const deadline = AbortSignal.timeout(mailTimeLimit);
    for (;;) {
      const mail = sent.find(
        (candidate) => isTo(candidate, to) && hasContent(candidate, content) && !read.has(candidate),
      );
      if (mail) {
        read.add(mail);
        return mail;
      }
      await once(events, "mail", { signal: deadline }).catch(() => {
        throw new Error(
          `No mail "${content}" to ${to}; there are: ${sent.map((candidate) => candidate.subject).join()}`,
        );
      });
    }
  };
  return {
    nextMail,
    nextToken: async (to) => firstMatch(await nextMail(to, link), link),
    nextOtp: async (to) => firstMatch(await nextMail(to, "one-time"), /^ +(\d{6})$/m),
    nextLoginCode: async (to) => firstMatch(await nextMail(to, "login code"), /^ +(\d{8})$/m),
    mailsTo: (to) => sent.filter((mail) => isTo(mail, to)),
    waitForJobs: async () => {
      const timeLimit = Date.now() + mailTimeLimit;
      for (;;) {
        // Jobs of a later time, such as the credit of an unpaid order, stay.
        const [row] = await sql<{ remaining: number }>(
          "select count(*)::int as remaining from graphile_worker.jobs where run_at < now() + interval '30 minutes'",
        );
        if (row?.remaining === 0) return;
        if (Date.now() > timeLimit) throw new Error(`${row?.remaining} jobs are left`);
        // The worker needs the processor more than this question.
        await delay(20);
      }
    },
  };
};
