import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Avatar } from "./avatar.tsx";

it.each([
  ["asha", ">A<"],
  [" \u{1d4d0}sha", ">\u{1d4d0}<"],
  ["\u0936\u094d\u0930\u0947\u092f\u093e", ">\u0936<"],
  ["", "><"],
])("without a picture shows the first letter of %j whole", (name, letter) => {
  expect(renderToStaticMarkup(<Avatar name={name} picture={null} />)).toContain(letter);
});
