import type { ApolloClient } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renewToken } from "./renew-token.ts";
import { readToken, saveSession, type SessionUser } from "./session-storage.ts";

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const aditi: SessionUser = {
  id: "1",
  name: "Aditi",
  email: "aditi@example.com",
  role: "SHOPPER",
  profilePic: null,
  mustAddSecondFactor: false,
  hasPassword: true,
};
const tokenOf = (sub: string, iat: number): string => `x.${btoa(JSON.stringify({ jti: sub, sub, iat }))}.y`;
const [old, renewed] = [tokenOf("aditi", 1), tokenOf("aditi", 2)];

/** A client whose renewal answers after `meanwhile`. */
const clientWith = (meanwhile: () => void): ApolloClient =>
  ({
    mutate: () => {
      meanwhile();
      return Promise.resolve({ data: { renewSession: { token: renewed, user: aditi } } });
    },
  }) as unknown as ApolloClient;

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("window", { localStorage: storage, sessionStorage: storage });
  vi.stubGlobal("navigator", {});
  saveSession(old, aditi);
});
afterEach(() => vi.unstubAllGlobals());

describe("the renewal of a token", () => {
  const renewOld = () =>
    renewToken(
      clientWith(() => undefined),
      old,
    );

  it("returns the new token", async () => {
    expect(await renewOld()).toBe(renewed);
  });

  it("stores the new token", async () => {
    await renewOld();
    expect(readToken()).toBe(renewed);
  });

  it("gives the token of another tab's login as somebody else to no operation of this one", async () => {
    const other = tokenOf("meher", 1);
    const login = () => void saveSession(other, { ...aditi, id: "2", name: "Meher" });
    expect(await renewToken(clientWith(login), old)).toBeNull();
    expect(readToken()).toBe(other);
  });

  it("takes over what another tab has stored of the same login", async () => {
    saveSession(renewed, aditi);
    const mutate = vi.fn<() => void>();
    expect(await renewToken(clientWith(mutate), old)).toBe(renewed);
    expect(mutate).not.toHaveBeenCalled();
  });
});
