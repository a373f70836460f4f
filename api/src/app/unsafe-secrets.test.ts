import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unsafeSecrets } from "./unsafe-secrets.ts";

const random = () => randomBytes(24).toString("base64");

const safe = {
  JWT_SECRET: random(),
  PAYOUT_SECRET: random(),
  METRICS_TOKEN: random(),
  EDGE_PURGE_TOKEN: random(),
  RAZORPAY_KEY_ID: "rzp_live_0123456789",
  RAZORPAY_KEY_SECRET: "f3Kq8ZtWm1YxRb6NvLc9HsPd",
  RAZORPAY_WEBHOOK_SECRET: random(),
  S3_ACCESS_KEY_ID: "AKIAQ7ZK3MPLW9XRT2VB",
  S3_SECRET_ACCESS_KEY: "uR8xVq2Lm7TzKc4WnYb9Hs3JfGp6Ra5EdQ1oXiZe",
  DATABASE_URL: "postgres://shop:kept%20by%20the%20database@db.example.com/shop",
  DATABASE_DIRECT_URL: "postgres://shop:kept%20by%20the%20database@db.example.com/shop",
  SMTP_URL: "smtps://shop:short@mail.example.com",
  ADMIN_PASSWORD: "correct horse battery",
};

type Name = keyof typeof safe;

const judged = [
  "JWT_SECRET",
  "PAYOUT_SECRET",
  "METRICS_TOKEN",
  "EDGE_PURGE_TOKEN",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "S3_SECRET_ACCESS_KEY",
] as const satisfies readonly Name[];

const problemsWith = (change: Partial<typeof safe>): string[] => unsafeSecrets({ ...safe, ...change });

/** The names of the settings, with which the messages begin. */
const namedWith = (change: Partial<typeof safe>) =>
  problemsWith(change).map((problem) => problem.split(":")[0]);

describe("secrets in production", () => {
  it("are accepted when each is random and different, or not set", () => {
    expect(problemsWith({})).toEqual([]);
    expect(unsafeSecrets({})).toEqual([]);
    expect(problemsWith({ RAZORPAY_WEBHOOK_SECRET: `${random()}, ${random()}` })).toEqual([]);
  });

  it("are accepted in the lengths that Razorpay, clouds and openssl make", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    const issued = () => Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join("");
    for (let tries = 0; tries < 500; tries += 1) {
      const change = {
        RAZORPAY_KEY_SECRET: issued(),
        METRICS_TOKEN: randomBytes(16).toString("hex"),
        EDGE_PURGE_TOKEN: randomBytes(18).toString("base64url"),
      };
      expect(problemsWith(change)).toEqual([]);
    }
  });

  it.each(judged)("are refused by the name of %s when they can be guessed", (name) => {
    for (const weak of [
      "x",
      "12345678",
      "0123456789abcdef",
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "the webhook secret",
      "prometheus-scrape-token",
      "PLACEHOLDER-PLACEHOLDER-PLACEHOLDER",
      "change-me-to-something-at-least-32-bytes-long",
      "openssl rand -base64 48",
      "<paste the key from the dashboard here>",
    ])
      expect(namedWith({ [name]: weak })).toEqual([name]);
  });

  it("are refused when the second one of the webhook can be guessed, or is the first again", () => {
    const [first, second] = [random(), random()];
    expect(namedWith({ RAZORPAY_WEBHOOK_SECRET: `${first},x` })).toEqual(["RAZORPAY_WEBHOOK_SECRET"]);
    expect(namedWith({ RAZORPAY_WEBHOOK_SECRET: `x,${second}` })).toEqual(["RAZORPAY_WEBHOOK_SECRET"]);
    expect(problemsWith({ RAZORPAY_WEBHOOK_SECRET: `${first},${first}` })).toEqual([
      "RAZORPAY_WEBHOOK_SECRET: names the same secret twice.",
    ]);
  });

  it("are refused when two of them are equal, or one contains the other", () => {
    const pairs = judged.flatMap((one) =>
      judged.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs)
      for (const value of [safe[other], `${safe[other]}-2`, safe[other].toLowerCase()])
        expect(namedWith({ [one]: value })).toHaveLength(1);
    expect(problemsWith({ PAYOUT_SECRET: safe.JWT_SECRET })).toEqual([
      "PAYOUT_SECRET: the same as JWT_SECRET; each secret needs a value of its own.",
    ]);
  });

  it("are refused when they are a password, or the id of their key", () => {
    const password = random();
    expect(namedWith({ JWT_SECRET: password, ADMIN_PASSWORD: password })).toEqual(["JWT_SECRET"]);
    const url = `postgres://shop:${encodeURIComponent(password)}@db.example.com/shop`;
    expect(namedWith({ PAYOUT_SECRET: password, DATABASE_URL: url })).toEqual(["PAYOUT_SECRET"]);
    expect(namedWith({ METRICS_TOKEN: password, SMTP_URL: url })).toEqual(["METRICS_TOKEN"]);
    const keyId = "rzp_live_f3Kq8ZtWm1YxRb6NvLc9";
    expect(namedWith({ RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keyId })).toEqual([
      "RAZORPAY_KEY_SECRET",
    ]);
  });

  it("never appear in a message", () => {
    const text = problemsWith({ JWT_SECRET: "hunter2-hunter2", PAYOUT_SECRET: "hunter2-hunter2" }).join();
    expect(text).not.toContain("hunter2");
  });
});
