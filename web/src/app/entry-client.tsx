import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createClient } from "../graphql/client.ts";
import { readDehydratedState } from "../graphql/dehydrated-state.ts";
import { endSession } from "../features/accounts/session/session-events.ts";
import { readToken } from "../features/accounts/session/session-storage.ts";
import { installTrustedTypesPolicy } from "./trusted-types.ts";

installTrustedTypesPolicy();
const client = createClient({ readToken, onTokenRefused: endSession });
client.cache.restore(readDehydratedState());
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>,
);

// Without it the page works on: pictures stay small, and another tab shows its cart as it was.
import("./after-start.ts").then(
  ({ afterStart }) => afterStart(client),
  (error: unknown) => console.warn("A script of the page could not be loaded.", error),
);
