import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { demoLogins } from "../../src/app/demo-logins.ts";
import { findChromium } from "../../../scripts/chromium.mjs";
import { runCommand } from "../bench/command.ts";
import { findingsOf } from "./clauses.ts";
import { collectEvidence } from "./collect-evidence.ts";
import { reportOf } from "./report.ts";

const { values } = parseArgs({ options: { url: { type: "string", default: "http://localhost:4000" } } });
const url = values.url.replace(/\/+$/, "");

/** The account of LAWFUL_EMAIL; on this machine the shopper of the demo. */
const accountOf = () => {
  const { LAWFUL_EMAIL: email, LAWFUL_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  return new URL(url).hostname === "localhost" ? demoLogins.shopper : undefined;
};

await runCommand("The walk", async (cleaning) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  cleaning.add(() => browser.close());
  const evidence = await collectEvidence(browser, { url, account: accountOf() });
  const findings = findingsOf(evidence);
  process.stdout.write(`${reportOf(evidence, findings)}\n`);
  return findings.every(({ state }) => state !== "breach");
});
