import { expect, it } from "vitest";
import { pictureProblem } from "./picture-file.ts";

it("takes a picture of up to 2 MB", () => {
  expect(pictureProblem({ type: "image/jpeg", size: 2_000_000 })).toBeNull();
  expect(pictureProblem({ type: "image/png", size: 2_000_001 })).toContain("at most 2 MB");
});

it.each(["application/pdf", "text/html", "image/svg+xml", "video/mp4", ""])("refuses the type %j", (type) => {
  expect(pictureProblem({ type, size: 100 })).toContain("Please choose a picture");
});
