import { describe, expect, it, vi } from "vitest";
import { newAdminPassword } from "./new-admin-password.ts";

const email = "boss@shop.example.com";
const production = { email, isProduction: true };
const development = { email, isProduction: false };

const asking = (typed: string) => vi.fn<(question: string) => Promise<string>>(() => Promise.resolve(typed));

describe("the password of a new admin", () => {
  it("is ADMIN_PASSWORD, or asked for", async () => {
    const ask = asking("kaju-katli-mornings");
    expect(await newAdminPassword(production, { ADMIN_PASSWORD: "uV8#kP2m!qRz" }, ask)).toBe("uV8#kP2m!qRz");
    expect(ask).not.toHaveBeenCalled();
    expect(await newAdminPassword(production, { ADMIN_PASSWORD: "" }, ask)).toBe("kaju-katli-mornings");
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      "Password of the new admin (12 to 128 characters, not displayed): ",
    );
  });

  it.each(["sixsix", "elevenchars", "admin-demo", "BossBossBoss1", "Welcome@2026!!"])(
    "is refused in production when it is short or well known: %s",
    async (typed) => {
      const message = /^The password is under 12 characters, or well known; make one with `openssl/;
      await expect(newAdminPassword(production, {}, asking(typed))).rejects.toThrow(message);
      await expect(newAdminPassword(production, { ADMIN_PASSWORD: typed }, asking(""))).rejects.toThrow(
        message,
      );
    },
  );

  it("needs 6 characters elsewhere", async () => {
    expect(await newAdminPassword(development, {}, asking("sixsix"))).toBe("sixsix");
    await expect(newAdminPassword(development, {}, asking("five5"))).rejects.toThrow(
      "Password must be at least 6 characters",
    );
  });
});
