import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { describe, expect, it, vi } from "vitest";
import { multipartFetch } from "./multipart-fetch.ts";
import { httpOrUploadLink } from "./upload.ts";

const SIGN_UP = gql`
  mutation SignUp($input: NewAccountInput!, $picture: Upload) {
    signUp(input: { account: $input, picture: $picture })
  }
`;

/** The request that a sign-up with these variables sends. */
const sent = async (variables: Record<string, unknown>) => {
  const send = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ data: { signUp: true } }, { status: 200 })),
  );
  const link = ApolloLink.from([
    httpOrUploadLink({
      uri: "/graphql",
      fetch: send,
      sendFiles: (files) => multipartFetch(files, undefined, send),
    }),
  ]);
  const { data } = await new ApolloClient({ cache: new InMemoryCache(), link }).mutate({
    mutation: SIGN_UP,
    variables,
  });
  expect(data).toEqual({ signUp: true });
  const options = send.mock.calls[0]?.[1];
  return { body: options?.body, headers: new Headers(options?.headers) };
};

describe("an operation", () => {
  it("without a file is sent as JSON", async () => {
    const { body, headers } = await sent({ input: { name: "Asha" }, picture: null });
    expect(headers.get("content-type")).toBe("application/json");
    expect(typeof body === "string" && JSON.parse(body)).toMatchObject({
      variables: { input: { name: "Asha" }, picture: null },
    });
  });

  it("with a file is sent as a multipart form that maps the file to its variable", async () => {
    const picture = new File(["bytes"], "me.png", { type: "image/png" });
    const { body, headers } = await sent({ input: { name: "Asha" }, picture });
    const parts = body instanceof FormData ? [...body] : [];
    expect(parts.map(([name]) => name)).toEqual(["operations", "map", "0"]);
    const [operation, map, file] = parts.map(([, part]) =>
      typeof part === "string" ? JSON.parse(part) : part,
    );
    expect(operation).toMatchObject({
      operationName: "SignUp",
      variables: { input: { name: "Asha" }, picture: null },
    });
    expect(map).toEqual({ "0": ["variables.picture"] });
    expect(file).toEqual(picture);
    expect(headers.has("content-type")).toBe(false);
    expect(headers.get("apollo-require-preflight")).toBe("true");
  });
});
