import { describe, expect, it } from "vitest";
import { fileProblem } from "./picture-files.ts";
import { inOrder, movedTo, placeMessage } from "./picture-order.ts";
import { fittingSize } from "../../../../ui/smaller-photo.ts";

const pictures = [{ id: "a" }, { id: "b" }, { id: "c" }];

describe("a moved picture", () => {
  it.each([
    ["a", 1, ["b", "a", "c"]],
    ["c", 0, ["c", "a", "b"]],
    ["a", -1, ["a", "b", "c"]],
    ["b", 9, ["a", "c", "b"]],
  ])("%s to place %s gives %j", (id, place, ids) => {
    expect(movedTo(pictures, id, place)).toEqual(ids);
  });

  it("has its new place read out", () => {
    expect(inOrder(pictures, ["c", "a", "b", "gone"])).toEqual([{ id: "c" }, { id: "a" }, { id: "b" }]);
    expect(placeMessage("Rose dress, back", 1, 3)).toBe("Rose dress, back is now picture 2 of 3.");
  });
});

describe("a chosen file", () => {
  it.each([
    ["image/jpeg", 20_000_000, undefined],
    ["image/avif", 10, undefined],
    ["image/svg+xml", 10, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["", 10, "Please choose a picture: JPEG, PNG, WebP or AVIF."],
    ["image/png", 20_000_001, "A product picture has at most 20 MB and 50 megapixels."],
  ])("of type %s with %s bytes: %s", (type, size, problem) => {
    expect(fileProblem({ type, size })).toBe(problem);
  });

  it("with 20 megapixels is reduced to what the shop stores", () => {
    expect(fittingSize(5472, 3648)).toEqual({ width: 2400, height: 1600 });
    expect(fittingSize(3648, 5472)).toEqual({ width: 1600, height: 2400 });
    expect(fittingSize(600, 800)).toEqual({ width: 600, height: 800 });
  });
});
