import { useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SessionContext, type SessionAccess } from "../../accounts/session/session.ts";
import { startNew } from "./edit-state.ts";
import { draftOf, NEW_PRODUCT, saveProductDraft } from "./product-draft.ts";
import { useProductDraft } from "./use-product-draft.ts";

const access: SessionAccess = {
  session: { status: "admin", user: { name: "Asha", email: "asha@example.com", profilePic: null } },
  logIn: () => Promise.resolve(true),
  updateUser: () => {},
  logOut: () => {},
  logOutLocally: () => {},
};

/** Offers the draft in each of some renderings, in which it is useful or not. */
const Offer = ({ isUsefulIn }: { isUsefulIn: readonly boolean[] }) => {
  const [rendering, setRendering] = useState(0);
  const { offered } = useProductDraft(NEW_PRODUCT, () => isUsefulIn[rendering] ?? false);
  if (rendering < isUsefulIn.length - 1) setRendering(rendering + 1);
  return offered?.texts.title;
};

const offeredAfter = (...isUsefulIn: boolean[]) =>
  renderToStaticMarkup(
    <SessionContext value={access}>
      <Offer isUsefulIn={isUsefulIn} />
    </SessionContext>,
  );

beforeEach(() => {
  const entries = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
  vi.stubGlobal("window", { localStorage });
  const state = { ...startNew(), texts: { ...startNew().texts, title: "Silk Dress" } };
  saveProductDraft(NEW_PRODUCT, draftOf(state, "asha@example.com", new Date()));
});
afterEach(() => vi.unstubAllGlobals());

it("offers a stored draft while it differs from the product", () => {
  expect(offeredAfter(true)).toBe("Silk Dress");
  expect(offeredAfter(false)).toBe("");
});

it("does not offer a draft again after the same was saved and the product has changed once more", () => {
  expect(offeredAfter(true, false, true)).toBe("");
});
