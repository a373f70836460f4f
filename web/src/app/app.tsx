import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { SessionProvider } from "../features/accounts/session/session-provider.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { ScrollRestoration } from "./scroll-restoration.tsx";
import { LazyToaster } from "./lazy-toaster.tsx";

/** The whole client. The caller wraps it in a router: the browser's, or a static one on a server. */
export const App = ({ client }: { client: ApolloClient }) => (
  <ErrorBoundary>
    <CSPProvider disableStyleElements>
      <ApolloProvider client={client}>
        <SessionProvider>
          <ScrollRestoration />
          <RouteFocus />
          <AppRoutes />
          <LazyToaster />
        </SessionProvider>
      </ApolloProvider>
    </CSPProvider>
  </ErrorBoundary>
);
