import { describe, expect, it } from "vitest";
import { changedPasswordMessages, passwordProblems } from "./new-password.ts";

const tooShort = "Password must be at least 6 characters long";
const different = "Passwords do not match";

describe("a new password", () => {
  it("has at least six characters", () => {
    expect(passwordProblems("12345", "12345")).toEqual({ password: tooShort });
    expect(passwordProblems("123456", "123456")).toEqual({});
  });

  it("counts an emoji as one character, as the server does", () => {
    expect(passwordProblems("🪔🪔🪔", "🪔🪔🪔")).toEqual({ password: tooShort });
    expect(passwordProblems("🪔🪔🪔🪔🪔🪔", "🪔🪔🪔🪔🪔🪔")).toEqual({});
  });

  it("must match its confirmation exactly, with spaces and capitals", () => {
    expect(passwordProblems("secret one", "secret One")).toEqual({ confirmation: different });
    expect(passwordProblems("secret", "secret ")).toEqual({ confirmation: different });
  });

  it("reports both problems at once", () => {
    expect(passwordProblems("12345", "")).toEqual({ password: tooShort, confirmation: different });
  });

  it("has its own messages on the page that changes a password", () => {
    expect(passwordProblems("12345", "123456", changedPasswordMessages)).toEqual({
      password: "New password must be at least 6 characters long",
      confirmation: "New passwords do not match",
    });
  });
});
