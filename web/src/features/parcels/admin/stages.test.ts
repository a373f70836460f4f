import { expect, it } from "vitest";
import { countOfStage, stageFromParameter, stageParameter, stages } from "./stages.ts";

it("every stage has a parameter of its own, the first one none", () => {
  expect(stages.map(stageParameter)).toEqual([undefined, "packed", "on-the-way"]);
  for (const stage of stages) expect(stageFromParameter(stageParameter(stage) ?? null)).toBe(stage);
});

it("an unknown parameter is the first stage", () => {
  expect(stageFromParameter("shipped")).toBe("TO_PACK");
});

it("every stage has its count", () => {
  const counts = { toPack: 1, packed: 2, onTheWay: 3 };
  expect(stages.map((stage) => countOfStage(stage, counts))).toEqual([1, 2, 3]);
});
