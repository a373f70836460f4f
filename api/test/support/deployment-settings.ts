import { existsSync } from "node:fs";
import { join } from "node:path";
import { settingNames } from "../../src/app/settings.ts";
import { readText, root } from "./deployment-files.ts";

/** Variables that the C library and Node read. */
const runtimeVariables = ["MALLOC_ARENA_MAX"];

export const knownSettings = new Set([...settingNames, ...runtimeVariables]);

/** A process ends within `DRAIN_SECONDS` and this time, see `api/src/main.ts`. */
export const stopSeconds = 10;

/** Values for the settings that a Compose file takes from the environment. */
export const operatorsValues = {
  PUBLIC_URL: "https://shop.example.com",
  POSTGRES_PASSWORD: "a-password-of-this-test",
  JWT_SECRET: "3qmpUv0tPqEyNfT7IRGg9XJx1sLZcWbh",
  PAYOUT_SECRET: "dK8wYzA2uHe5RnVb4GmQoSfCj7Tx9LpE",
  SMTP_URL: "smtp://user:password@mail.example.com:587",
  MAIL_FROM: "Shop <hello@shop.example.com>",
  RAZORPAY_KEY_ID: "rzp_live_forthistest",
  RAZORPAY_KEY_SECRET: "f3Kq8ZtWm1YxRb6NvLc9HsPd",
  RAZORPAY_WEBHOOK_SECRET: "Hn5TzQ8wXb2LmVe7YcKs4GpRa9Jd",
  SELLER_NAME: "Example Studio",
  SELLER_ADDRESS: "1 Example Road, Chandigarh 160017",
  SELLER_STATE: "Chandigarh",
  GRIEVANCE_OFFICER_NAME: "Harleen Sandhu",
  GRIEVANCE_OFFICER_DESIGNATION: "Grievance Officer",
  GRIEVANCE_OFFICER_PHONE: "+91 172 555 0149",
  GRIEVANCE_OFFICER_EMAIL: "grievance@shop.example.com",
  TRUST_PROXY: "1",
};

/** The variables that the Dockerfile sets in a stage and in those that it is made from. */
export const imageEnvironment = (stage: string): Record<string, string> => {
  const parts = readText("Dockerfile").split(/^(?=FROM )/m);
  const part = parts.find((text) => text.split("\n")[0]?.endsWith(` AS ${stage}`)) ?? "";
  const base = /^FROM (\S+) AS/.exec(part)?.[1] ?? "";
  const pairs = [...part.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  const inherited = base && !base.includes(":") ? imageEnvironment(base) : {};
  return { ...inherited, ...Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string])) };
};

/** The name of the program in a command such as `node --max-semi-space-size=8 api/dist/programs/worker.js`. */
export const programOf = (command: readonly string[]): string | undefined =>
  /^api\/dist\/programs\/([\w-]+)\.js$/.exec(command.at(-1) ?? "")?.[1];

export const isProgram = (name: string | undefined): boolean =>
  name !== undefined && existsSync(join(root, `api/src/${name}.ts`));
