import { newAdminPassword } from "./app/new-admin-password.ts";
import { prepareShop } from "./app/prepare-shop.ts";
import { failProgram } from "./app/run-program.ts";
import { readSettings } from "./app/settings.ts";
import { createAdmin } from "./features/accounts/create-admin.command.ts";
import { asEmail } from "./features/accounts/email.rules.ts";
import { SettingsError } from "./platform/errors/settings-error.ts";
import { buildLogger } from "./platform/logger.ts";

const usage =
  "Usage: npm run admin:create -- EMAIL  (the password comes from ADMIN_PASSWORD, or is asked for)";

/** `npm run admin:create -- EMAIL`: creates an account of an admin. */
const run = async (address: string | undefined): Promise<string> => {
  if (!address) throw new SettingsError(usage);
  const settings = readSettings({ ...process.env, DEMO: "0", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  const email = asEmail(address);
  const password = await newAdminPassword(
    { email, isProduction: settings.mode === "production" },
    process.env,
  );
  const prepared = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    return await createAdmin(prepared.services, { email, password });
  } finally {
    await prepared.close();
  }
};

run(process.argv[2]).then(
  (email) => process.stdout.write(`${email} is an admin of the shop now.\n`),
  failProgram,
);
