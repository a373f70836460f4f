import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { demoLogins } from "../../src/app/demo-logins.ts";
import { findChromium } from "../../../scripts/chromium.mjs";
import { runCommand } from "../bench/command.ts";
import { findingsOf } from "./clauses.ts";
import { collectEvidence } from "./collect-evidence.ts";
import { reportOf } from "./report.ts";
import type { Account } from "./shop-api.ts";

const { values } = parseArgs({ options: { url: { type: "string", default: "http://localhost:4000" } } });
const url = values.url.replace(/\/+$/, "");

/** The account of two environment variables; on this machine one of the demo. */
const accountOf = (name: "LAWFUL" | "LAWFUL_ADMIN", ofDemo: Account) => {
  const [email, password] = [process.env[`${name}_EMAIL`], process.env[`${name}_PASSWORD`]];
  if (email && password) return { email, password };
  return new URL(url).hostname === "localhost" ? ofDemo : undefined;
};

await runCommand("The walk", async (cleaning) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  cleaning.add(() => browser.close());
  const account = accountOf("LAWFUL", demoLogins.shopper);
  const staff = accountOf("LAWFUL_ADMIN", demoLogins.admin);
  const evidence = await collectEvidence(browser, { url, account, staff });
  const findings = findingsOf(evidence);
  process.stdout.write(`${reportOf(evidence, findings)}\n`);
  return findings.every(({ state }) => state !== "breach");
});
