import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const picture = { baseUrl: "/media/kurta", widths: [320, 640], width: 640, height: 853, alt: "Kurta, front" };

it("offers each width in both formats and reserves the space", () => {
  const markup = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />);
  expect(markup).toContain('srcSet="/media/kurta/320.avif 320w, /media/kurta/640.avif 640w"');
  expect(markup).toContain('srcSet="/media/kurta/320.webp 320w, /media/kurta/640.webp 640w"');
  expect(markup).toContain('width="640" height="853" alt="Kurta, front" loading="lazy"');
});

it("has an empty alternative text when it is decorative", () => {
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" isDecorative />)).toContain('alt=""');
});

it("with a focus keeps that point visible", () => {
  const wide = { ...picture, height: 400, focus: [35, 100] };
  const markup = renderToStaticMarkup(<Picture picture={wide} sizes="50vw" />);
  expect(markup).toContain("focus-x-35 focus-y-100");
  expect(markup).not.toContain("data-wide");
});

it("without a focus or as a whole is marked when it is wide", () => {
  const wide = { ...picture, height: 400, focus: [35, 100] };
  expect(renderToStaticMarkup(<Picture picture={wide} sizes="50vw" isWhole />)).toContain("data-wide");
  expect(renderToStaticMarkup(<Picture picture={{ ...wide, focus: null }} sizes="50vw" />)).toContain(
    "data-wide",
  );
});
