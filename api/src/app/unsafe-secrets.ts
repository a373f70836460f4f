import { webhookSecretsOf } from "../platform/razorpay/razorpay-settings.ts";
import { isStrongSecret } from "./secret-strength.rules.ts";

const randomAdvice = "make one with `openssl rand -base64 48`";

/** Every setting that is a secret, with where a good value comes from. */
const advice = {
  JWT_SECRET: randomAdvice,
  PAYOUT_SECRET: randomAdvice,
  METRICS_TOKEN: randomAdvice,
  EDGE_PURGE_TOKEN: randomAdvice,
  RAZORPAY_KEY_SECRET: "copy the one that Razorpay made with the key",
  RAZORPAY_WEBHOOK_SECRET: `${randomAdvice}, and give it to Razorpay's webhook too`,
  S3_SECRET_ACCESS_KEY: "copy the one that the object store made with the key",
};

type SecretName = keyof typeof advice;

/** Settings that no secret may repeat, although they follow other rules: ids, and passwords that another server has set. */
const otherNames = ["ADMIN_PASSWORD", "RAZORPAY_KEY_ID", "S3_ACCESS_KEY_ID"] as const;
const urlNames = ["DATABASE_URL", "DATABASE_DIRECT_URL", "SMTP_URL"] as const;

export type SecretSettings = {
  readonly [Name in SecretName | (typeof otherNames)[number] | (typeof urlNames)[number]]?:
    string | undefined;
};

type Secret = { name: string; value: string };

const secretsOf = (settings: SecretSettings): (Secret & { name: SecretName })[] =>
  (Object.keys(advice) as SecretName[]).flatMap((name) => {
    const text = settings[name] ?? "";
    const values = name === "RAZORPAY_WEBHOOK_SECRET" ? webhookSecretsOf(text) : [text];
    return values.filter((value) => value !== "").map((value) => ({ name, value }));
  });

const passwordOf = (url: string): string => {
  const { password } = new URL(url);
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
};

const othersOf = (settings: SecretSettings): Secret[] =>
  [
    ...otherNames.map((name) => ({ name, value: settings[name] ?? "" })),
    ...urlNames.map((name) => ({ name, value: settings[name] ? passwordOf(settings[name]) : "" })),
  ].filter(({ value }) => value !== "");

/** A value that is shorter says too little about another one that contains it. */
const minContained = 12;

const isSame = (one: string, other: string): boolean => {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return short === long || (short.length >= minContained && long.includes(short));
};

/** The problem of a secret; `undefined` for a good one. `earlier` are the secrets that it must differ from. */
const problemOf = ({ name, value }: Secret & { name: SecretName }, earlier: readonly Secret[]) => {
  if (!isStrongSecret(value)) return `${name}: too short or too easy to guess; ${advice[name]}.`;
  const equal = earlier.find((other) => isSame(value, other.value));
  if (equal?.name === name) return `${name}: names the same secret twice.`;
  return equal && `${name}: the same as ${equal.name}; each secret needs a value of its own.`;
};

/**
 * The problems of secrets in production, by one rule for all: long and random, no placeholder, and different from each other. The
 * shop does not judge the passwords of its database and its mail server, which those servers have set.
 */
export const unsafeSecrets = (settings: SecretSettings): string[] => {
  const secrets = secretsOf(settings);
  const others = othersOf(settings);
  const problems = secrets.map((secret, index) => problemOf(secret, [...others, ...secrets.slice(0, index)]));
  return [...new Set(problems.filter((problem) => problem !== undefined))];
};
