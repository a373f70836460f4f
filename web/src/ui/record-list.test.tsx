import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RecordCards, RecordTable } from "./record-list.tsx";

it.each([
  ["table", RecordTable<string>],
  ["cards", RecordCards<string>],
] as const)("the rows of a %s take the keys of lists, at what names the record", (_, Rows) => {
  const markup = renderToStaticMarkup(
    <Rows
      caption="Orders"
      rows={["SJ1", "SJ2"]}
      keyOf={(row) => row}
      columns={[
        { title: "Order", cell: (row) => row },
        { title: "Pieces", cell: () => "1" },
      ]}
    />,
  );
  expect(markup.match(/data-list-row/g)).toHaveLength(2);
  for (const name of ["SJ1", "SJ2"])
    expect(markup).toMatch(new RegExp(`<div [^>]*data-row-main="true" tabindex="-1"[^>]*>${name}<`, "i"));
});
