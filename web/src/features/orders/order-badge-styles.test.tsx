import { isValidElement } from "react";
import { expect, it } from "vitest";
import { statusBadgeStyles } from "./order-badge-styles.tsx";

it("gives each status its colour and an icon", () => {
  const tones = Object.entries(statusBadgeStyles).map(([status, { tone }]) => [status, tone]);
  expect(Object.fromEntries(tones)).toEqual({
    PENDING: "amber",
    CONFIRMED: "blue",
    PROCESSING: "purple",
    SHIPPED: "cyan",
    DELIVERED: "green",
    CANCELLED: "red",
    RETURNED: "grey",
  });
  const icons = Object.values(statusBadgeStyles).map(({ icon }) =>
    isValidElement(icon) ? icon.type : undefined,
  );
  expect(new Set(icons).size).toBe(tones.length);
});
