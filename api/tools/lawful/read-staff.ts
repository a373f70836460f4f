import type { Browser } from "@playwright/test";
import { staffPageNames, type StaffEvidence } from "./evidence.ts";
import { readPage } from "./read-page.ts";
import { shopApi, type Account } from "./shop-api.ts";

/** What a member of the staff sees. Changes nothing: no message is opened. Throws if the account cannot log in. */
export const readStaff = (browser: Browser, url: string, account: Account): Promise<StaffEvidence> => {
  const api = shopApi(url);
  return api.inSession(account, async ({ token, user }) => {
    if (user.role !== "ADMIN") throw new Error("The account of LAWFUL_ADMIN_EMAIL is not of the staff.");
    const duties = await api.duties(token);
    const context = await browser.newContext();
    const stored = { adminName: user.name, adminEmail: user.email, adminToken: token };
    const entries = JSON.stringify(Object.entries(stored));
    await context.addInitScript(`for (const [key, value] of ${entries}) localStorage.setItem(key, value);`);
    try {
      return {
        ...duties,
        inbox: await readPage(context, { url, path: staffPageNames.inbox }),
        dashboard: await readPage(context, { url, path: staffPageNames.dashboard }),
      };
    } finally {
      await context.close();
    }
  });
};
