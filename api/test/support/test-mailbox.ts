import { EventEmitter, once } from "node:events";
import { afterAll } from "vitest";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import type { Mail } from "../../src/platform/mail/mailer.ts";
import { shopTasks } from "../../src/app/tasks.ts";
import { quietLog } from "./quiet-log.ts";
import type { TestShop } from "./test-shop.ts";

/** Time limit for a mail, in milliseconds. */
const longestWait = 10_000;

export type MailRoom = {
  /** Waits for the next unread mail to the address with this text in its subject or this pattern in its text. Marks it read. */
  nextMail: (to: string, wanted?: string | RegExp) => Promise<Mail>;
  /** The token of the next mailed link. */
  nextToken: (to: string) => Promise<string>;
  /** The six digits of the next one-time password. */
  nextOtp: (to: string) => Promise<string>;
  /** Every mail to the address, read or not. */
  mailsTo: (to: string) => Mail[];
  /** Resolves when no job is left. */
  quiet: () => Promise<void>;
};

const link = /[?&]token=([\w-]{43})\s/;

const isWanted = (mail: Mail, wanted: string | RegExp): boolean =>
  typeof wanted === "string" ? mail.subject.includes(wanted) : wanted.test(mail.text);

const isTo = (mail: Mail, address: string): boolean => mail.to === address || mail.cc === address;

const firstMatch = (mail: Mail, pattern: RegExp): string => {
  const found = pattern.exec(mail.text)?.[1];
  if (!found) throw new Error(`No ${pattern} in: ${mail.text}`);
  return found;
};

/** Runs the shop's jobs, and collects its mails in memory. Await it after `openTestShop`. */
export const openMailRoom = async ({ shop, sql }: TestShop): Promise<MailRoom> => {
  const sent: Mail[] = [];
  const read = new Set<Mail>();
  const bell = new EventEmitter();
  bell.setMaxListeners(100);
  const send = async (mail: Mail) => {
    sent.push(mail);
    bell.emit("mail");
  };
  const tasks = shopTasks(shop, { send, close: () => undefined });
  const worker = await startWorker(shop.database, tasks, quietLog);
  afterAll(() => worker.stop());

  const nextMail: MailRoom["nextMail"] = async (to, wanted = "") => {
    const deadline = AbortSignal.timeout(longestWait);
    for (;;) {
      const mail = sent.find((one) => isTo(one, to) && isWanted(one, wanted) && !read.has(one));
      if (mail) {
        read.add(mail);
        return mail;
      }
      await once(bell, "mail", { signal: deadline }).catch(() => {
        throw new Error(`No mail "${wanted}" to ${to}; there are: ${sent.map((one) => one.subject).join()}`);
      });
    }
  };
  return {
    nextMail,
    nextToken: async (to) => firstMatch(await nextMail(to, link), link),
    nextOtp: async (to) => firstMatch(await nextMail(to, "one-time"), /^ +(\d{6})$/m),
    mailsTo: (to) => sent.filter((mail) => isTo(mail, to)),
    quiet: async () => {
      const until = Date.now() + longestWait;
      for (;;) {
        const [row] = await sql<{ left: number }>("select count(*)::int as left from graphile_worker.jobs");
        if (row?.left === 0) return;
        if (Date.now() > until) throw new Error(`${row?.left} jobs are left`);
      }
    },
  };
};
