import { outsideCall } from "../async/outside-call.ts";
import { mailbox } from "../mail/mailbox.ts";
import type { SmsProvider, SmsSettings } from "./sms-settings.ts";

export type SmsSender = {
  /** Sends a code to a mobile number such as +919876543210. Rejects if the provider does not accept it. */
  sendCode: (to: string, code: string) => Promise<void>;
};

/** Time limit of one message, in milliseconds. */
const sendTimeoutMs = 10_000;

/**
 * Sends by the Flow API of MSG91. The text is the registered template, whose one variable is named `code`. An error has the status
 * and no text of the provider, which may repeat the number.
 */
const providerSender = ({ url, key, templateId, header }: SmsProvider, timeoutMs: number): SmsSender => ({
  sendCode: async (to, code) => {
    outsideCall("the SMS provider");
    const response = await fetch(url, {
      method: "POST",
      headers: { authkey: key, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        template_id: templateId,
        short_url: "0",
        ...(header !== undefined && { sender: header }),
        recipients: [{ mobiles: to.replace("+", ""), code }],
      }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    const isAccepted =
      response.ok &&
      typeof answer === "object" &&
      answer !== null &&
      "type" in answer &&
      answer.type === "success";
    if (!isAccepted) throw new Error(`The SMS provider refused a message with status ${response.status}.`);
  },
});

/** Stores messages in the mailbox of the data folder, beside the mails. */
const storingSender = (dataDir: string, shopName: () => string): SmsSender => ({
  sendCode: async (to, code) => {
    const text = `${code} is your code for ${shopName()}. It works for 10 minutes. Do not share it with anyone.`;
    await mailbox(dataDir).store({ to, subject: "SMS", text, html: `<p>${text}</p>` });
  },
});

/** The sender of codes; `undefined` if the shop sends none. */
export const smsSender = (
  settings: { sms: SmsSettings | undefined; dataDir: string; brand: { name: string } },
  timeoutMs = sendTimeoutMs,
): SmsSender | undefined => {
  const { sms, dataDir } = settings;
  if (!sms) return undefined;
  return sms.provider
    ? providerSender(sms.provider, timeoutMs)
    : storingSender(dataDir, () => settings.brand.name);
};
