import type { ApolloClient } from "@apollo/client";

/** `renewToken`, whose code a page loads once an hour. */
export const renewLazily = async (client: ApolloClient, token: string): Promise<string | null> =>
  (await import("./renew-token.ts")).renewToken(client, token);
