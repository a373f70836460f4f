import { expect, it } from "vitest";
import { isComposing } from "./is-composing.ts";

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: true, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])("an Enter with %j is of an input method: %s", (nativeEvent, isOfMethod) => {
  expect(isComposing({ nativeEvent })).toBe(isOfMethod);
});
