import { describe, expect, it } from "vitest";
import { invalidLinkText, pictureLinkOf } from "./picture-link.ts";

describe("a link to a picture", () => {
  it("is normalized as a URL", () => {
    expect(pictureLinkOf(" https://pictures.example/me.jpg ")).toBe("https://pictures.example/me.jpg");
    expect(pictureLinkOf("HTTPS://Pictures.Example/a b.jpg")).toBe("https://pictures.example/a%20b.jpg");
  });

  it("may be the path of a picture uploaded at the sign-up", () => {
    const own = `/media/${"0a".repeat(16)}/256.webp`;
    expect(pictureLinkOf(own)).toBe(own);
  });

  it("has a message of its own when it is too long", () => {
    const long = `https://pictures.example/${"x".repeat(3000)}`;
    expect(invalidLinkText(` ${long}`)).toBe("The picture link is longer than 2000 characters.");
  });

  it("has another message when it is not https", () => {
    expect(invalidLinkText("http://pictures.example/me.jpg")).toBe(
      "A picture link must be an address that begins with https://.",
    );
  });

  it("accepts nothing else", () => {
    for (const typed of [
      "",
      "me.jpg",
      "//pictures.example/me.jpg",
      "http://pictures.example/me.jpg",
      "javascript:alert(1)",
      "data:image/png;base64,AAAA",
      "/media/../secret",
      `https://pictures.example/${"x".repeat(2000)}`,
    ])
      expect(pictureLinkOf(typed)).toBeNull();
  });
});
