import { demoLogins } from "./demo-logins.ts";
import type { Settings } from "../features/shop/settings.ts";

/** Printed when the shop listens: its URLs, and the demo logins. */
export const welcome = (settings: Settings, address: string): string => {
  const url = settings.mode === "production" ? settings.publicUrl : address.replace("127.0.0.1", "localhost");
  const lines = [`${settings.brand.name} is open at ${url}`];
  if (settings.demo && settings.admin)
    lines.push(
      `  shopper  ${demoLogins.shopper.email} / ${demoLogins.shopper.password}`,
      `  admin    ${settings.admin.email} / ${settings.admin.password}`,
    );
  if (settings.explorer) lines.push(`  GraphQL  ${url}/graphql   REST  ${url}/api/openapi.json`);
  return `${lines.join("\n")}\n`;
};
