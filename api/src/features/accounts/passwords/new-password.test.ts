import { describe, expect, it } from "vitest";
import { asNewPassword } from "./new-password.ts";

describe("a new password", () => {
  it.each(["123456", "password", "PassWord", "iloveyou", "krishna", "india123", "saffron"])(
    "is not one of known breaches: %s",
    async (typed) => {
      await expect(asNewPassword(typed, "newPassword")).rejects.toMatchObject({
        code: "PASSWORD_BREACHED",
        details: { field: "newPassword" },
      });
    },
  );

  it.each(["kaju katli", "tamarind7", "shopper-demo", "admin-demo", "correct horse", "पासवर्ड७"])(
    "can be %s",
    async (typed) => {
      expect(await asNewPassword(typed, "password")).toBe(typed.normalize("NFKC"));
    },
  );

  it("is first measured: 6 characters stay the least", async () => {
    await expect(asNewPassword("12345", "password")).rejects.toMatchObject({ code: "PASSWORD_TOO_SHORT" });
    await expect(asNewPassword("12345", "newPassword", "NEW_PASSWORD_TOO_SHORT")).rejects.toMatchObject({
      code: "NEW_PASSWORD_TOO_SHORT",
    });
  });
});
