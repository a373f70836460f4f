import { describe, expect, it } from "vitest";
import { paths } from "../../../paths.ts";
import {
  noMatchText,
  filterCount,
  isSearchNarrowed,
  searchFromParameters,
  searchParameters,
  searchSelection,
} from "./order-search.ts";

const read = (url: string) => searchFromParameters(new URL(url, "http://shop.test").searchParams);

describe("the search of the admin's orders", () => {
  it("is in the URL", () => {
    const search = {
      q: "asha & co",
      method: "cod",
      payment: "pending",
      due: "cash",
      return: "yes",
      from: "2026-11-01",
      to: "2026-11-07",
    } as const;
    expect(read(paths.adminOrders("shipped", search))).toEqual({ status: "SHIPPED", ...search });
    expect(searchParameters({ status: "SHIPPED", ...search })).toEqual(search);
  });

  it("ignores unknown values", () => {
    expect(
      read("/admin/orders?method=card&payment=lost&due=1&return=1&from=2026-02-30&q=%20&status=gone"),
    ).toEqual({});
  });

  it("selects only what it names", () => {
    expect(searchSelection({ status: "SHIPPED" })).toEqual({});
    expect(
      searchSelection({ q: "asha", method: "online", payment: "failed", due: "cash", return: "yes" }),
    ).toEqual({
      paymentStatuses: ["FAILED"],
      text: "asha",
      paymentMethod: "ONLINE",
      hasCashDue: true,
      hasReturn: true,
    });
    expect(searchSelection({ from: "2026-11-01", to: "2026-11-02" })).toEqual({
      from: "2026-11-01",
      to: "2026-11-02",
    });
  });

  it("counts its filters", () => {
    expect([isSearchNarrowed({ status: "SHIPPED" }), isSearchNarrowed({ q: "asha" })]).toEqual([false, true]);
    expect(filterCount({ q: "asha", due: "cash", from: "2026-11-01" })).toBe(2);
  });
});

it("an empty result says why nothing matches, or what to try", () => {
  expect(noMatchText({ from: "2026-11-20", to: "2026-11-19" })).toBe(
    "The end date is before the start date.",
  );
  for (const q of ["S", "me sharma", "100"])
    expect(noMatchText({ q })).toBe("Type at least 3 letters or 4 digits of a word.");
  expect(noMatchText({ q: "98 765 01234" })).toBe("Try other words or fewer filters.");
  expect(noMatchText({ q: "meera 1000" })).toBe("Try other words or fewer filters.");
  expect(noMatchText({ status: "SHIPPED", method: "cod" })).toMatch(/, or choose All\.$/);
});
