import { parse } from "graphql";
import { expect, it } from "vitest";
import { documentStore } from "./document-store.ts";

it("counts the texts of the documents, so that comments cannot fill the memory", async () => {
  const store = documentStore();
  const comment = `# ${"x".repeat(30_000)}`;
  const keys = Array.from({ length: 400 }, (_, index) => `document ${index}`);
  for (const key of keys) await store.set(key, parse(`{ __typename } ${comment}`));
  expect(await store.get("document 0")).toBeUndefined();
  expect(await store.get("document 399")).toBeDefined();
});
