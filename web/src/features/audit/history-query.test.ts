import { describe, expect, it } from "vitest";
import { emptyHistoryQuery, historyFilterOf, isNarrowed, readHistoryQuery } from "./history-query.ts";

const id = "01990000-0000-7000-8000-000000000000";

const read = (search: string) => readHistoryQuery(new URLSearchParams(search));

describe("the URL of the history", () => {
  it("holds kind, title or number, person and batch", () => {
    const query = read(`kind=order&about=%20SJ-1001%20&person=${id}&batch=${id}`);
    expect(query).toEqual({ kind: "ORDER", about: "SJ-1001", userId: id, batchId: id });
    expect(historyFilterOf(query)).toEqual({ kind: "order", about: "SJ-1001", person: id, batch: id });
    expect(isNarrowed(query)).toBe(true);
  });

  it("ignores values that are invalid", () => {
    expect(read("kind=shoes&person=7&batch=none&about=%20")).toEqual(emptyHistoryQuery);
    expect(read(`about=${"x".repeat(300)}`).about).toHaveLength(200);
    expect(isNarrowed(emptyHistoryQuery)).toBe(false);
  });
});
