import { expect, type APIRequestContext } from "@playwright/test";

type Mail = { to: string; subject: string; text: string };

/** The newest mail to an address whose subject fits; waits until it has come. */
export const mailTo = async (request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> => {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get("/dev/mailbox", { headers: { accept: "application/json" } });
      const mails = (await answer.json()) as Mail[];
      found = mails.find((mail) => mail.to === to && subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${to}.`);
  return found;
};

/** The token of the link in a mail. */
export const tokenIn = ({ text }: Mail): string => text.match(/token=([\w-]{43})/)?.[1] ?? "";
