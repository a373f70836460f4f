import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { ReviewList } from "./review-list.tsx";

const review: Review_ReviewFragment = {
  id: "1",
  authorName: "فاطمہ",
  rating: 5,
  comment: "بہت اچھا",
  sizeWorn: null,
  fit: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  isVerifiedBuyer: true,
  isHidden: false,
  answer: "شکریہ",
  answeredAt: "2026-01-02T00:00:00.000Z",
  photos: [],
};

const reviews = {
  list: { edges: [{ node: review }], totalCount: 1 },
  hasFailed: false,
  isRetrying: false,
  isMoreLoading: false,
  retry: () => undefined,
  showMore: () => undefined,
};

it("a list of reviews shows names, comments and answers in their own direction", () => {
  const markup = renderToStaticMarkup(<ReviewList reviews={reviews as never} expectedCount={1} />);
  for (const text of [review.authorName, review.comment, review.answer])
    expect(markup).toMatch(new RegExp(`<\\w+ dir="auto"[^>]*>${text}<`));
});
