import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TrackButton } from "./track-button.tsx";

const markupOf = (tracking: { trackingId: string | null; trackingUrl: string | null }) =>
  renderToStaticMarkup(<TrackButton order={{ id: "o1", orderNumber: "SJ1001", ...tracking }} />);

it("an order without a tracking id says that it cannot be tracked", () => {
  const markup = markupOf({ trackingId: null, trackingUrl: null });
  expect(markup).toContain("order SJ1001: there is no tracking id yet");
  expect(markup).toContain("disabled");
});

it("an order of a courier without a tracking page says so", () => {
  expect(markupOf({ trackingId: "OLD-1", trackingUrl: null })).toContain("the courier has no tracking page");
});

it("an order with a tracking id leads to the page of its courier, in a new tab that cannot reach back", () => {
  const trackingUrl = "https://www.delhivery.com/track/package/DL-1";
  const markup = markupOf({ trackingId: "DL-1", trackingUrl });
  expect(markup).toContain(`href="${trackingUrl}" target="_blank" rel="noopener noreferrer"`);
});
