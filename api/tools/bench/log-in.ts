export type LogIn = { url: string; email: string; password: string };

/** Logs in over REST. Returns the milliseconds until the answer. Throws for any other answer than a login. */
export const logIn = async ({ url, email, password }: LogIn): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`A login failed: status ${response.status}, ${text.slice(0, 500)}`);
  return performance.now() - startedAt;
};
