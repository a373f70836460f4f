import { Arg, Int } from "type-graphql";

/** Entries of a page, unless a request says how many. */
const defaultFirst = 20;

/** How many entries a list returns. Check it by `pageSize`. */
export const FirstArg = () =>
  Arg("first", () => Int, {
    defaultValue: defaultFirst,
    description: "Number of entries on the page, 1 to 100.",
  });

/** Where a page of a list begins. Read it by `givenCursor`. */
export const AfterArg = () =>
  Arg("after", () => String, {
    nullable: true,
    description:
      "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
  });
