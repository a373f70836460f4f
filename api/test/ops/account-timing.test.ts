import { describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../support/account-calls.ts";
import { aBrowser } from "../support/browser.ts";
import { useRealHashes } from "../support/cheap-hashes.ts";
import { aMobile, loginNumberCalls } from "../support/login-number-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

useRealHashes();
const testShop = await openTestShop({ SMS_CODES: "on" });
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { sql, aShopper } = testShop;
const { addNumber, SEND } = loginNumberCalls(testShop, mailbox);
const browser = aBrowser(testShop.server.app);

/** The medians of known and unknown may differ by so much. */
const tolerance = 1.25;

/** On a busy machine medians differ by chance; then each kind is the slower one in about half of the pairs. */
const maxShareOfPairs = 0.75;

const median = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

type Difference = { ratioOfMedians: number; shareOfPairs: number };

/** Calls for a known and an unknown receiver in turn. Each has unused limits, and no job runs meanwhile. */
const differenceOf = async (
  receivers: { known: string; unknown: () => string },
  call: (receiver: string) => Promise<unknown>,
): Promise<Difference> => {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const warmUp = 5;
  const rounds = 60;
  for (let round = 0; round < rounds + warmUp; round += 1)
    for (const kind of round % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const)) {
      await sql("delete from throttles");
      await mailbox.waitForJobs();
      const receiver = kind === "known" ? receivers.known : receivers.unknown();
      const start = performance.now();
      await call(receiver);
      if (round >= warmUp) times[kind].push(performance.now() - start);
    }
  const ratio = median(times.known) / median(times.unknown);
  const slower = times.known.filter((time, pair) => time > (times.unknown[pair] ?? 0)).length / rounds;
  return { ratioOfMedians: Math.max(ratio, 1 / ratio), shareOfPairs: Math.max(slower, 1 - slower) };
};

/** Whether the times of the answers show which receiver is known. */
const isTelling = ({ ratioOfMedians, shareOfPairs }: Difference): boolean =>
  ratioOfMedians > tolerance && shareOfPairs > maxShareOfPairs;

describe("the time of an answer does not tell whether an address has an account", () => {
  it("after a login with a wrong password", async () => {
    const receivers = { known: (await aShopper()).email, unknown: freshEmail };
    expect(await differenceOf(receivers, (email) => calls.logIn(email, "not the password"))).not.toSatisfy(
      isTelling,
    );
  });

  it.each(["forgotPassword", "sendOtp", "sendLoginCode", "sendVerification"] as const)(
    "after %s",
    async (name) => {
      const receivers = { known: (await aShopper()).email, unknown: freshEmail };
      expect(await differenceOf(receivers, calls[name])).not.toSatisfy(isTelling);
    },
  );

  it("after a wrong login code, in the browser that has asked for one", async () => {
    const LOG_IN = `mutation($email: String!) {
      loginByCode(input: { email: $email, code: "00000000" }) { signUpToken } }`;
    const [known, unknown] = [(await aShopper()).email, freshEmail()];
    for (const email of [known, unknown])
      await browser.gql("mutation($email: String!) { sendLoginCode(email: $email) { to } }", { email });
    await mailbox.waitForJobs();
    const difference = await differenceOf({ known, unknown: () => unknown }, (email) =>
      browser.gql(LOG_IN, { email }),
    );
    expect(difference).not.toSatisfy(isTelling);
  });

  it("after a request for a code by SMS", async () => {
    const receivers = { known: await addNumber(await aShopper()), unknown: aMobile };
    const difference = await differenceOf(receivers, (mobile) => browser.gql(SEND, { mobile }));
    expect(difference).not.toSatisfy(isTelling);
  });
});
