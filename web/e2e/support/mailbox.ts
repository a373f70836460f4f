import { expect, type APIRequestContext } from "@playwright/test";

type Mail = { to: string; subject: string; text: string };

/** The newest mail to an address with a matching subject; waits for it. */
export const mailTo = async (request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> => {
  let match: Mail | undefined;
  await expect
    .poll(async () => {
      const response = await request.get("/dev/mailbox", { headers: { accept: "application/json" } });
      const mails = (await response.json()) as Mail[];
      match = mails.find((mail) => mail.to === to && subject.test(mail.subject));
      return match !== undefined;
    })
    .toBe(true);
  if (!match) throw new Error(`No mail to ${to}.`);
  return match;
};

/** The token of the link in a mail. */
export const tokenIn = ({ text }: Mail): string => text.match(/token=([\w-]{43})/)?.[1] ?? "";
