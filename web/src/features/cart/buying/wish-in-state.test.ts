import { expect, it } from "vitest";
import { asResume, wishInState } from "./wish-in-state.ts";

const wish = { productId: "p1", size: "S", color: null, quantity: 2, isBuyNow: true };

it("gets back from the login what she wanted before it", () => {
  expect(wishInState({ resume: asResume(wish) })).toEqual(wish);
});

it("finds no wish in a state that holds something else", () => {
  for (const state of [null, undefined, "x", {}, { resume: 1 }, { resume: { buying: { productId: "p1" } } }])
    expect(wishInState(state)).toBeNull();
});
