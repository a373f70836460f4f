import { expect, it } from "vitest";
import { withReview } from "./review-changes.ts";

const edge = (id: string) => ({ node: { __ref: `Review:${id}` } });
const idsOf = (list: { edges?: readonly { node: { __ref: string } }[] }) =>
  list.edges?.map(({ node }) => node.__ref.slice("Review:".length));

const list = { totalCount: 2, edges: [edge("a"), edge("b")] };
const afterReview = (id: string, totalCount: number, isHidden = false) =>
  withReview(list, { node: edge(id).node, isHidden, totalCount });

it("puts a new review first", () => {
  const result = afterReview("c", 3);
  expect([idsOf(result), result.totalCount]).toEqual([["c", "a", "b"], 3]);
});

it("moves an edited review to the front, without a duplicate", () => {
  const result = afterReview("b", 2);
  expect([idsOf(result), result.totalCount]).toEqual([["b", "a"], 2]);
});

it("leaves out a hidden review", () => {
  expect(idsOf(afterReview("c", 2, true))).toEqual(["a", "b"]);
});

it("does not create edges if the list is not cached", () => {
  const node = edge("c").node;
  expect(withReview({}, { node, isHidden: false, totalCount: 1 })).toEqual({ totalCount: 1 });
});
