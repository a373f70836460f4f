import { ApolloClient, ApolloLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { createCache } from "./cache.ts";
import { errorCode } from "./error-message.ts";
import { serialQueueLink } from "./serial-queue-link.ts";
import { confirmationLink } from "./confirmation-link.ts";
import { logFailedLoad } from "./log-failed-load.ts";
import { renewalLink, type Renewal } from "./renewal-link.ts";
import { sessionGuard, type SessionGuardOptions } from "./session-guard.ts";
import { staffSession } from "./staff-session.ts";
import { trustedDocumentLink } from "./trusted-document-link.ts";
import { httpOrUploadLink } from "./upload.ts";

/** Specification, section 9. The server stops after 9 s, so that no response comes after the client's time-out. */
const REQUEST_TIMEOUT_MS = 10_000;

type ClientOptions = {
  /** The token of the current session, read for each request; `null` for a visitor. */
  readToken: () => string | null;
  /** Called when the server has ended the session of the token. */
  onTokenRefused: (token: string) => void;
  isSameAccount?: SessionGuardOptions["isSameAccount"];
  /** Without these two a token is never renewed. */
  endsSoon?: Renewal["endsSoon"];
  renew?: (client: ApolloClient, token: string) => ReturnType<Renewal["renew"]>;
};

/** `fetch` that aborts after the time-out, or when Apollo cancels the request. Files have their own: `upload-fetch.ts`. */
const fetchWithTimeout: typeof fetch = (url, options) => {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return fetch(url, {
    ...options,
    signal: options?.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
  });
};

const headersIn = (context: object): Record<string, string> =>
  "headers" in context ? (context.headers as Record<string, string>) : {};

/** The Apollo client of the app. An operation's own `authorization` header wins, as logging out needs it. */
export const createClient = ({
  readToken,
  onTokenRefused,
  isSameAccount = (one, other) => one === other,
  endsSoon = () => false,
  renew = async () => null,
}: ClientOptions) => {
  const authLink = new SetContextLink((context) => {
    const token = readToken();
    return {
      headers: {
        // The server sets a cookie with a login, and renews the session by it.
        "x-session": "cookie",
        ...(token && { authorization: `Bearer ${token}` }),
        ...(staffSession.isIdle() && { "x-background": "1" }),
        ...headersIn(context),
      },
    };
  });
  const errorLink = new ErrorLink(({ error, operation }) => {
    if (errorCode(error) !== "UNAUTHENTICATED") logFailedLoad(operation, error);
  });
  const renewal = renewalLink({
    endsSoon,
    renew: (token) => renew(client, token),
    onEnded: onTokenRefused,
  });
  const session = sessionGuard({ readToken, isSameAccount });
  // The development server does not know the documents of a build.
  const trustedDocuments = import.meta.env.PROD ? [trustedDocumentLink()] : [];
  const http = httpOrUploadLink({ uri: "/graphql", fetch: fetchWithTimeout });
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      session.begin,
      serialQueueLink(),
      session.guard,
      authLink,
      errorLink,
      renewal,
      confirmationLink(),
      ...trustedDocuments,
      http,
    ]),
  });
  return client;
};
