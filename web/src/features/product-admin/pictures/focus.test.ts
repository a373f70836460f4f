import { expect, it } from "vitest";
import { movedFocus, pressedFocus, type Focus } from "./focus.ts";

const box = { left: 100, top: 50, width: 200, height: 400 };

it.each([
  [{ clientX: 100, clientY: 50 }, [0, 0]],
  [{ clientX: 203, clientY: 133 }, [50, 20]],
  [{ clientX: 300, clientY: 450 }, [100, 100]],
  [{ clientX: 340, clientY: 20 }, [100, 0]],
])("a press at %o sets %o", (press, focus) => {
  expect(pressedFocus(press, box)).toEqual(focus);
});

it.each<[Focus | null, string, Focus | undefined]>([
  [null, "ArrowDown", [50, 25]],
  [[0, 0], "ArrowLeft", [0, 0]],
  [[95, 40], "ArrowRight", [100, 40]],
  [[33, 40], "ArrowUp", [35, 35]],
  [[50, 40], "Enter", undefined],
])("from %o, %s moves to %o", (focus, key, next) => {
  expect(movedFocus(focus, key)).toEqual(next);
});
