import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { downloadUrl, readDownloadToken, type Download } from "./download-link.ts";

const secret = "a secret for tests";
const now = new Date("2026-11-22T10:00:00Z");
const tokenOf = (download: Download) => {
  const url = new URL(downloadUrl({ jwtSecret: secret }, download, now), "https://shop.example.com");
  return url.searchParams.get("token") ?? "";
};
const afterMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("a download link", () => {
  it("names what it downloads, for 10 minutes", () => {
    const batchId = randomUUID();
    const token = tokenOf({ kind: "problems", batchId });
    expect(readDownloadToken(secret, token, afterMinutes(9))).toEqual({ kind: "problems", batchId });
    expect(readDownloadToken(secret, token, afterMinutes(10))).toBeUndefined();
    expect(readDownloadToken(secret, tokenOf({ kind: "export" }), now)).toEqual({ kind: "export" });
  });

  it("cannot be changed or forged", () => {
    const token = tokenOf({ kind: "export" });
    const [name, expiry, signature] = token.split(".");
    for (const forged of [
      "",
      "export",
      `${name}.${Number(expiry) + 60_000}.${signature}`,
      `${randomUUID()}.${expiry}.${signature}`,
      `${token}.x`,
      `${name}.${expiry}.`,
    ])
      expect(readDownloadToken(secret, forged, now)).toBeUndefined();
    expect(readDownloadToken("another secret", token, now)).toBeUndefined();
  });
});
