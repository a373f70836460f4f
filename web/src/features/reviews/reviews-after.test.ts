import { expect, it } from "vitest";
import { reviewsAfter } from "./reviews-after.ts";

const edge = (id: string) => ({ node: { __ref: `Review:${id}` } });
const idsOf = (list: { edges?: readonly { node: { __ref: string } }[] }) =>
  list.edges?.map(({ node }) => node.__ref.slice("Review:".length));

const list = { totalCount: 2, edges: [edge("a"), edge("b")] };
const written = (id: string, totalCount: number, isHidden = false) =>
  reviewsAfter(list, { node: edge(id).node, isHidden, totalCount });

it("puts a new review in front", () => {
  const after = written("c", 3);
  expect([idsOf(after), after.totalCount]).toEqual([["c", "a", "b"], 3]);
});

it("puts a rewritten one in front, once", () => {
  const after = written("b", 2);
  expect([idsOf(after), after.totalCount]).toEqual([["b", "a"], 2]);
});

it("does not show one that the shop has hidden", () => {
  expect(idsOf(written("c", 2, true))).toEqual(["a", "b"]);
});

it("leaves a list alone that nobody has asked for yet", () => {
  const node = edge("c").node;
  expect(reviewsAfter({}, { node, isHidden: false, totalCount: 1 })).toEqual({ totalCount: 1 });
});
