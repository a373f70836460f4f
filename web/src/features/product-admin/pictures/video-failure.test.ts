import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { ProductPicturesDocument } from "../../../graphql/generated.ts";
import { videoFailure } from "./video-failure.ts";

const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

/** A client without a connection that notes its queries. */
const offlineClient = () => {
  const queries: unknown[] = [];
  const query = (options: unknown) => {
    queries.push(options);
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  return { queries, query };
};

it("after a change by another admin, the video is loaded again, so that the file can be chosen again", async () => {
  const client = offlineClient();
  const { failure, canRetry } = await videoFailure(client, "1", refusal("PRODUCT_CHANGED", "Compare them."));
  expect(failure).toMatch(/^Another admin has changed the video/);
  expect(canRetry).toBe(false);
  expect(client.queries).toEqual([
    { query: ProductPicturesDocument, variables: { id: "1" }, fetchPolicy: "network-only" },
  ]);
});

it("another refusal says its reason", async () => {
  const client = offlineClient();
  const refused = await videoFailure(client, "1", refusal("VIDEO_TOO_LONG", "It is too long."));
  expect(refused).toEqual({ failure: "It is too long.", canRetry: false });
  expect(client.queries).toEqual([]);
});

it("the file can be sent again after a broken connection", async () => {
  const client = offlineClient();
  expect(await videoFailure(client, "1", new TypeError("Failed to fetch"))).toMatchObject({ canRetry: true });
  expect(client.queries).toEqual([]);
});
