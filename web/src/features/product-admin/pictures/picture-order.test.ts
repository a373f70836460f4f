import { describe, expect, it } from "vitest";
import { inOrder, neighbourOf, positionMessage } from "./picture-order.ts";

const pictures = [{ id: "a" }, { id: "b" }, { id: "c" }];

describe("a moved picture", () => {
  it("has its new position read out", () => {
    expect(inOrder(pictures, ["c", "a", "b", "gone"])).toEqual([{ id: "c" }, { id: "a" }, { id: "b" }]);
    expect(positionMessage("Rose dress, back", 1, 3)).toBe("Rose dress, back is now picture 2 of 3.");
  });
});

it("the neighbour of a picture is the next one, else the one before", () => {
  expect(pictures.map(({ id }) => neighbourOf(pictures, id)?.id)).toEqual(["b", "c", "b"]);
  expect(neighbourOf([{ id: "a" }], "a")).toBeUndefined();
});
