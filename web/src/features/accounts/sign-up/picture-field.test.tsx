import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PictureField } from "./picture-field.tsx";

const textOf = (error: string | null, file: File | null = null) =>
  renderToStaticMarkup(
    <PictureField file={file} error={error} onChange={() => undefined} onDecodeError={() => undefined} />,
  ).replace(/<[^>]+>/g, " ");

it("says after a refusal that no picture is chosen, since the account can be created without one", () => {
  expect(textOf("This picture is too large.")).toContain("No picture is chosen now. JPEG, PNG");
  expect(textOf(null)).not.toContain("No picture");
  expect(textOf(null, new File(["x"], "me.png"))).toContain("me.png");
});
