import type { FastifyInstance } from "fastify";

export type Part = string | { content: Buffer; name?: string; type?: string };

/** A multipart/form-data body of these parts, in this order. */
export const multipartOf = async (parts: Record<string, Part>) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === "string") form.append(name, part);
    else
      form.append(
        name,
        new File([new Uint8Array(part.content)], part.name ?? "me.jpg", { type: part.type ?? "image/jpeg" }),
      );
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
};

/** Sends a form as a browser does. */
export const postForm = async (
  app: FastifyInstance,
  url: string,
  parts: Record<string, Part>,
  headers: Record<string, string> = {},
) => {
  const form = await multipartOf(parts);
  const response = await app.inject({
    method: "POST",
    url,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: response.json() as Record<string, unknown>,
  };
};

/** An operation with one file, as the GraphQL multipart request specification defines it. */
export const postOperation = (
  app: FastifyInstance,
  operation: { query: string; variables: Record<string, unknown> },
  file: Part,
  path = "variables.picture",
  headers: Record<string, string> = {},
) =>
  postForm(
    app,
    "/graphql",
    { operations: JSON.stringify(operation), map: JSON.stringify({ "0": [path] }), "0": file },
    { "apollo-require-preflight": "true", ...headers },
  );
