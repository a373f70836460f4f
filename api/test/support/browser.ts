import type { FastifyInstance } from "fastify";
import { multipartOf } from "./multipart.ts";

export type BrowserResponse = { status: number; setCookie: string[]; body: Record<string, unknown> };

/** A browser at a network address. It stores the cookies that the shop sets, and sends them with each request. */
export const aBrowser = (app: FastifyInstance, remoteAddress = "198.51.100.20") => {
  const jar = new Map<string, string>();
  const send = async (
    url: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<BrowserResponse> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.inject({
      method: "POST",
      url,
      payload,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      remoteAddress,
    });
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    return {
      status: response.statusCode,
      setCookie: [response.headers["set-cookie"] ?? []].flat(),
      body: response.json(),
    };
  };
  return {
    post: (path: string, body: Record<string, unknown>) => send(`/api/auth${path}`, body),
    postForm: async (path: string, parts: Record<string, string>) => {
      const { payload, headers } = await multipartOf(parts);
      return send(`/api/auth${path}`, payload, headers);
    },
    gql: (query: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) =>
      send("/graphql", { query, variables }, headers),
    cookies: jar,
  };
};
