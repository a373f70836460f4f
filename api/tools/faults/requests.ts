const timeoutMs = 10_000;

/** `undefined` if the server sent no response. `code` is the error code of the first GraphQL error. */
export type GraphqlResult<Data> =
  { status: number; data: Data | undefined; code: string | undefined } | undefined;

const readBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Sends one JSON request. Returns `undefined` if the connection fails or no response comes within 10 s. */
export const send = async (
  url: string,
  { method = "POST", token, body }: { method?: string; token?: string; body?: object },
): Promise<{ status: number; body: Record<string, unknown> } | undefined> => {
  try {
    const response = await fetch(url, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: readBody(await response.text()) };
  } catch {
    return undefined;
  }
};

export const sendGraphql = async <Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<GraphqlResult<Data>> => {
  const response = await send(`${url}/graphql`, { ...(token ? { token } : {}), body: { query, variables } });
  if (!response) return undefined;
  const { data, errors } = response.body as { data?: Data; errors?: { extensions?: { code?: string } }[] };
  return { status: response.status, data: data ?? undefined, code: errors?.[0]?.extensions?.code };
};
