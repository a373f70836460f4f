import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/opsz.css";
import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createClient } from "../graphql/client.ts";
import { firstAnswers } from "../graphql/first-answers.ts";
import { endSession } from "../features/accounts/session/session-events.ts";
import { readToken } from "../features/accounts/session/session-storage.ts";
import { guardScripts } from "./trusted-types.ts";

guardScripts();
const client = createClient({ readToken, onTokenRefused: endSession });
client.cache.restore(firstAnswers());
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>,
);
