import { describe, expect, it } from "vitest";
import { changedPasswordWords, passwordProblems } from "./new-password.ts";

const tooShort = "Password must be at least 6 characters long";
const different = "Passwords do not match";

describe("a password that she chooses", () => {
  it("has at least six characters", () => {
    expect(passwordProblems("12345", "12345")).toEqual({ password: tooShort });
    expect(passwordProblems("123456", "123456")).toEqual({});
  });

  it("counts a picture character once, as the server does", () => {
    expect(passwordProblems("🪔🪔🪔", "🪔🪔🪔")).toEqual({ password: tooShort });
    expect(passwordProblems("🪔🪔🪔🪔🪔🪔", "🪔🪔🪔🪔🪔🪔")).toEqual({});
  });

  it("is typed twice alike, spaces and capitals included", () => {
    expect(passwordProblems("secret one", "secret One")).toEqual({ confirmation: different });
    expect(passwordProblems("secret", "secret ")).toEqual({ confirmation: different });
  });

  it("hears of both at once", () => {
    expect(passwordProblems("12345", "")).toEqual({ password: tooShort, confirmation: different });
  });

  it("is called new where she changes an old one", () => {
    expect(passwordProblems("12345", "123456", changedPasswordWords)).toEqual({
      password: "New password must be at least 6 characters long",
      confirmation: "New passwords do not match",
    });
  });
});
