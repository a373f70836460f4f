import { demoShopper } from "../../tools/demo/load-demo.ts";
import type { Settings } from "./settings.ts";

/** What a newcomer reads when the shop is open. */
export const welcome = (settings: Settings, address: string): string => {
  const url = settings.mode === "production" ? settings.publicUrl : address.replace("127.0.0.1", "localhost");
  const lines = [`Saanjh is open at ${url}`];
  if (settings.demo && settings.admin)
    lines.push(
      `  shopper  ${demoShopper.email} / ${demoShopper.password}`,
      `  admin    ${settings.admin.email} / ${settings.admin.password}`,
    );
  if (settings.explorer) lines.push(`  GraphQL  ${url}/graphql   REST  ${url}/api/openapi.json`);
  return `${lines.join("\n")}\n`;
};
