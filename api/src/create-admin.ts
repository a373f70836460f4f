import { createInterface } from "node:readline/promises";
import { createAdmin } from "./features/accounts/create-admin.command.ts";
import { buildLogger } from "./platform/logger.ts";
import { prepareShop } from "./app/prepare-shop.ts";
import { readSettings } from "./app/settings.ts";
import { Refusal } from "./platform/errors/errors.ts";

const usage =
  "Usage: npm run admin:create -- EMAIL  (the password comes from ADMIN_PASSWORD, or is asked for)";

const askPassword = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question("Password of the new admin (6 to 128 characters): ");
  } finally {
    terminal.close();
  }
};

/** `npm run admin:create -- EMAIL`: creates an account of an admin. */
const run = async (email: string | undefined): Promise<string> => {
  if (!email) throw new Refusal("BAD_INPUT", { message: usage });
  const password = process.env["ADMIN_PASSWORD"] || (await askPassword());
  const settings = readSettings({ ...process.env, DEMO: "0", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  const prepared = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    return await createAdmin(prepared.shop, { email, password });
  } finally {
    await prepared.close();
  }
};

run(process.argv[2]).then(
  (email) => process.stdout.write(`${email} is an admin of the shop now.\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Refusal ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
