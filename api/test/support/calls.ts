import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { errorCodes } from "../../src/app/refusals.ts";
import { expectDocumentedRefusal } from "./documented-refusals.ts";

/** A refusal in a GraphQL response. */
export type GraphqlRefusal = {
  message: string;
  path?: (string | number)[];
  extensions: Record<string, unknown> & { code: string };
};

export type GqlResponse<Data> = {
  status: number;
  /** The data of a successful response. For a refused one, reading it throws the refusal. */
  data: Data;
  errors: GraphqlRefusal[];
  /** Code and message of the first refusal. */
  code: string | undefined;
  message: string | undefined;
  text: string;
};

export type RestResponse<Body> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
  text: string;
};

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Method = "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "OPTIONS";

/** Sends requests to the server as a client does, without a network. */
export const callsTo = (app: FastifyInstance) => ({
  gql: async <Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
  ): Promise<GqlResponse<Data>> => {
    const payload = { query, variables };
    const response = await app.inject({ method: "POST", url: "/graphql", headers: bearer(token), payload });
    const body = (parsed(response.body) ?? {}) as { data?: Data; errors?: GraphqlRefusal[] };
    const errors = body.errors ?? [];
    // The enum of the schema has every code.
    for (const { extensions } of errors) expect(Object.keys(errorCodes)).toContain(extensions.code);
    return {
      status: response.statusCode,
      get data() {
        if (errors.length > 0 || !body.data) throw new Error(`Refused: ${response.body}`);
        return body.data;
      },
      errors,
      code: errors[0]?.extensions.code,
      message: errors[0]?.message,
      text: response.body,
    };
  },

  rest: async <Body = Record<string, unknown>>(
    method: Method,
    path: string,
    body?: unknown,
    token?: string,
    headers: Record<string, string> = {},
  ): Promise<RestResponse<Body>> => {
    const options: InjectOptions = { method, url: path, headers: { ...bearer(token), ...headers } };
    if (body !== undefined) options.payload = body as object;
    const response = await app.inject(options);
    const answer = { status: response.statusCode, body: parsed(response.body) as Body };
    expectDocumentedRefusal({ method, url: path }, answer);
    return {
      ...answer,
      headers: response.headers,
      text: response.body,
    };
  },
});

export type Calls = ReturnType<typeof callsTo>;
