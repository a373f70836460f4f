const answerWithin = 10_000;

/** What the shop said; nothing where it was gone. */
export type Said<Data> = { status: number; data: Data | undefined; code: string | undefined } | undefined;

const readBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Sends one request, as a shopper's browser would; a shop that is gone gives nothing. */
export const send = async (
  url: string,
  { method = "POST", token, body }: { method?: string; token?: string; body?: object },
): Promise<{ status: number; body: Record<string, unknown> } | undefined> => {
  try {
    const answer = await fetch(url, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(answerWithin),
    });
    return { status: answer.status, body: readBody(await answer.text()) };
  } catch {
    return undefined;
  }
};

export const ask = async <Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Said<Data>> => {
  const answer = await send(`${url}/graphql`, { ...(token ? { token } : {}), body: { query, variables } });
  if (!answer) return undefined;
  const { data, errors } = answer.body as { data?: Data; errors?: { extensions?: { code?: string } }[] };
  return { status: answer.status, data: data ?? undefined, code: errors?.[0]?.extensions?.code };
};
