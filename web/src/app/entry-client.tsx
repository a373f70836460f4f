import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/fraunces/opsz.css";
import "../ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { createClient } from "../graphql/client.ts";
import { readDehydratedState } from "../graphql/dehydrated-state.ts";
import { endSession } from "../features/accounts/session/session-events.ts";
import { readToken } from "../features/accounts/session/session-storage.ts";
import { shareCart } from "./share-cart.ts";
import { sharpenPictures } from "./sharpen-pictures.ts";
import { installTrustedTypesPolicy } from "./trusted-types.ts";

installTrustedTypesPolicy();
sharpenPictures();
const client = createClient({ readToken, onTokenRefused: endSession });
client.cache.restore(readDehydratedState());
shareCart(client);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>,
);
