import { afterEach, expect, it, vi } from "vitest";
import type { Services } from "../shop/services.ts";
import { ContentKind } from "./content-body.rules.ts";
import { contentNow, currentContent } from "./current-content.ts";

const start = Date.UTC(2026, 10, 1);
const answerMs = 800;

afterEach(() => void vi.useRealTimers());

/** A shop whose database publishes home, is read 1 ms later, and answers late. */
const slowServices = () => {
  const publishedAt = new Date(start);
  const home = { id: "1", kind: ContentKind.HOME, slug: "", number: 2, publishedAt, body: {} };
  const query = () => {
    const readAt = new Date(start + 1);
    vi.setSystemTime(Date.now() + answerMs);
    return Promise.resolve({ rows: [{ ...home, readAt }] });
  };
  return { settings: {}, database: { primary: { query } } } as unknown as Services;
};

it("a text that was published just before the read is valid, however long the answer takes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start + 1 });
  expect(await currentContent(slowServices(), ContentKind.HOME)).toMatchObject({ number: 2 });
});

it("the clock of texts never runs ahead of the database's", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: start + 1 });
  const services = slowServices();
  await contentNow(services);
  vi.setSystemTime(start + 60_000);
  const now = (await contentNow(services)).getTime();
  expect(now).toBe(start + 60_000 - answerMs);
});
