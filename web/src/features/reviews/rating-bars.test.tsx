import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FitBars } from "./rating-bars.tsx";

it("the fits are bars with their words and numbers", () => {
  const markup = renderToStaticMarkup(
    <FitBars
      counts={[
        { fit: "SMALL", count: 0 },
        { fit: "TRUE_TO_SIZE", count: 5 },
        { fit: "LARGE", count: 1 },
      ]}
    />,
  );
  const rows = [...markup.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, row = ""]) =>
    row.replace(/<[^>]+>/g, ""),
  );
  expect(rows).toEqual(["Runs small0 reviews", "True to size5 reviews", "Runs large1 review"]);
  expect(markup).toContain('aria-label="How it fits"');
});

it("the fits are not shown without enough answers", () => {
  expect(renderToStaticMarkup(<FitBars counts={[]} />)).toBe("");
});
