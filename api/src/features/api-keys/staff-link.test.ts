import { expect, it } from "vitest";
import { readStaffToken, staffLink } from "./staff-link.ts";

const jwtSecret = "a-secret-of-the-shop-with-32-letters";
const kind = { path: "/gst-files", purpose: "gst file link" };
const viewer = { userId: "0197c1de-0000-7000-8000-000000000001" };
const apiKey = { id: "0197c1de-0000-7000-8000-000000000002", name: "Accounting", permissions: [] };
const now = new Date("2026-11-27T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const tokenOf = (text: string, requester: Parameters<typeof staffLink>[2]["viewer"] = viewer) =>
  new URL(
    staffLink({ jwtSecret }, kind, { text, viewer: requester, now }).url,
    "https://shop.example.com",
  ).searchParams.get("token");

it("names what it opens and who asked for it, for ten minutes", () => {
  const token = tokenOf("2026-10.b2b", { ...viewer, apiKey });
  const linked = { text: "2026-10.b2b", userId: viewer.userId, apiKeyId: apiKey.id };
  expect(readStaffToken(jwtSecret, kind, token, later(9.9))).toEqual(linked);
  expect(readStaffToken(jwtSecret, kind, token, later(10.1))).toBeUndefined();
  expect(readStaffToken(jwtSecret, kind, tokenOf("a~b"), now)).toEqual({ text: "a~b", ...viewer });
});

it("cannot be forged", () => {
  const token = tokenOf("2026-10.b2b") ?? "";
  expect(readStaffToken("another-secret-of-32-letters-long", kind, token, now)).toBeUndefined();
  for (let index = 0; index < token.length; index += 1) {
    const forged = token.slice(0, index) + (token[index] === "A" ? "B" : "A") + token.slice(index + 1);
    expect(readStaffToken(jwtSecret, kind, forged, now)).toBeUndefined();
  }
  for (const other of ["", undefined, ["a"]])
    expect(readStaffToken(jwtSecret, kind, other, now)).toBeUndefined();
});

it("opens nothing of another kind", () => {
  const token = tokenOf("2026-10.b2b");
  expect(readStaffToken(jwtSecret, { ...kind, purpose: "export link" }, token, now)).toBeUndefined();
});
