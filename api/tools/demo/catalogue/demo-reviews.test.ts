import { describe, expect, it } from "vitest";
import { demoCatalogue, demoReviewers } from "./demo-catalogue.ts";
import type { DemoProduct } from "./demo-product.ts";

const reviews = demoCatalogue.flatMap((product) => product.reviews);
const offenders = (isWrong: (product: DemoProduct) => boolean) =>
  demoCatalogue.filter(isWrong).map((product) => product.slug);
const countSentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

describe("the demo reviews", () => {
  it("come from 14 reviewers with addresses at example.com", () => {
    expect(demoReviewers).toHaveLength(14);
    expect(new Set(demoReviewers.map((reviewer) => reviewer.name)).size).toBe(14);
    expect(new Set(demoReviewers.map((reviewer) => reviewer.email)).size).toBe(14);
    for (const { email } of demoReviewers) expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/);
  });

  it("cover most products, with at most seven on one", () => {
    const reviewed = demoCatalogue.filter((product) => product.reviews.length > 0);
    expect(reviewed.length).toBeGreaterThanOrEqual(50);
    expect(reviewed.length).toBeLessThanOrEqual(60);
    expect(Math.max(...demoCatalogue.map((product) => product.reviews.length))).toBe(7);
  });

  it("have demo reviewers as authors, each at most once on a product", () => {
    const authors = new Set(demoReviewers.map((reviewer) => reviewer.name));
    expect(reviews.filter((review) => !authors.has(review.author))).toEqual([]);
    expect(new Set(reviews.map((review) => review.author))).toEqual(authors);
    expect(
      offenders((product) => {
        const authors = product.reviews.map((review) => review.author);
        return new Set(authors).size < authors.length;
      }),
    ).toEqual([]);
  });

  it("name a size of their product, if they name one", () => {
    const worn = demoCatalogue.flatMap((product) =>
      product.reviews.flatMap(({ sizeWorn }) => (sizeWorn ? [product.sizes.includes(sizeWorn)] : [])),
    );
    expect(worn.length).toBeGreaterThan(10);
    expect(new Set(worn)).toEqual(new Set([true]));
  });

  it("are newer than their product", () => {
    expect(
      offenders(({ ageDays, reviews }) =>
        reviews.some((review) => review.ageDays <= 0 || review.ageDays >= ageDays),
      ),
    ).toEqual([]);
  });

  it("have a mean above 4", () => {
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.4);
  });

  it("have some low ratings", () => {
    expect(reviews.some((review) => review.rating <= 2)).toBe(true);
  });

  it("have different texts", () => {
    expect(new Set(reviews.map((review) => review.comment)).size).toBe(reviews.length);
  });

  it("have one to three sentences", () => {
    expect(
      reviews.filter(({ comment }) => countSentences(comment) < 1 || countSentences(comment) > 3),
    ).toEqual([]);
  });
});
