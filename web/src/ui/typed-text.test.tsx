import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DebouncedSearchField } from "./debounced-search-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const noop = () => undefined;

describe("a field of text", () => {
  it.each([
    ["of one line", <TextField key="field" label="Name" defaultValue="فاطمہ" />],
    ["of several lines", <TextArea key="area" label="Review" defaultValue="بہت اچھا" />],
    [
      "for a search",
      <DebouncedSearchField key="search" label="Search" value="کرتا" onChange={noop} maxLength={9} />,
    ],
  ])("%s has the direction of what is typed", (_, field) => {
    expect(renderToStaticMarkup(field)).toMatch(/<(input|textarea)[^>]* dir="auto"/);
  });
});
