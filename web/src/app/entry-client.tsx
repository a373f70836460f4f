import "../ui/base.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createClient } from "../graphql/client.ts";
import { isFreshPage, readDehydratedState } from "../graphql/dehydrated-state.ts";
import { provideCodeRecovery } from "../ui/load-code.ts";
import { endSession } from "../features/accounts/session/session-events.ts";
import { sessionRestored } from "../features/accounts/session/session-restored.ts";
import { renewLazily } from "../features/accounts/session/renew-lazily.ts";
import { endsSoon, isSameAccount } from "../features/accounts/session/token-facts.ts";
import { readToken } from "../features/accounts/session/session-storage.ts";
import { canHydrate, loadRenderedPages } from "./hydration/first-render.ts";
import { hydrated } from "./hydration/hydration.ts";
import { replayEvents, takeEarlyEvents } from "./hydration/replay-early-events.ts";
import { installTrustedTypesPolicy } from "./trusted-types.ts";

installTrustedTypesPolicy();
// For development, and for browsers that do not report the first paint: else `record-early-events.ts` has done it.
document.documentElement.dataset["typefaces"] = "";
const client = createClient({
  readToken,
  onTokenRefused: endSession,
  isSameAccount,
  endsSoon,
  renew: renewLazily,
});
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
);

await loadRenderedPages(root);
const earlyEvents = takeEarlyEvents();
if (canHydrate(root)) {
  client.cache.restore(readDehydratedState());
  // In a transition React hydrates in tasks of a few milliseconds, and input is handled between them.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error, { componentStack }) =>
        console.error("The page differs from the server's.", error, componentStack),
    });
  });
  // An action of a shopper depends on the session.
  void Promise.all([hydrated, sessionRestored]).then(async () => {
    await replayEvents(earlyEvents);
    // The data of a page from the browser's own cache is as old as the page.
    if (!isFreshPage()) await client.refetchQueries({ include: "active" }).catch(() => undefined);
  });
} else {
  if (isFreshPage()) client.cache.restore(readDehydratedState());
  createRoot(root).render(app);
}

// Without it the page works on: pictures stay small, and code that fails to load is tried once more.
import("./after-start.ts").then(
  ({ afterStart }) => afterStart(client),
  (error: unknown) => {
    provideCodeRecovery((load) => load());
    console.warn("A script of the page could not be loaded.", error);
  },
);
