import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShowMore } from "./show-more.tsx";

const textOf = (total: number | string, noun = "returns") =>
  renderToStaticMarkup(
    <ShowMore
      visibleCount={1}
      total={total}
      noun={noun}
      hasMore={false}
      isLoading={false}
      onMore={() => undefined}
    />,
  ).replace(/<[^>]+>/g, "");

it("names one entry in the singular", () => {
  expect([1, 2, "1,000+"].map((total) => textOf(total))).toEqual([
    "1 of 1 return",
    "1 of 2 returns",
    "1 of 1,000+ returns",
  ]);
  expect(textOf(1, "deliveries")).toBe("1 of 1 delivery");
});
