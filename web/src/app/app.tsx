import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Suspense, useEffect, useState } from "react";
import { SessionProvider } from "../features/accounts/session/session-provider.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { onPendingToast } from "../ui/toast.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AppRoutes } from "./routes.tsx";
import { RouteFocus } from "./route-focus.tsx";
import { ScrollRestoration } from "./scroll-restoration.tsx";

const Toaster = lazyPart(() => import("../ui/toaster.tsx"), "Toaster");

/** Renders the toasts. Its code is loaded when the first toast is shown. */
const LazyToaster = () => {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onPendingToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};

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
