import type { ApolloClient } from "@apollo/client";
import { keepConnected } from "./connection/keep-connected.tsx";
import { takeOverSession } from "../features/accounts/session/take-over-session.ts";
import { prefetchProducts } from "./prefetch/prefetch-products.ts";
import { savesData } from "./prefetch/saves-data.ts";
import { markPressedControls } from "../ui/pressed-control.ts";
import { shareCart } from "./share-cart.ts";
import { sharpenPictures } from "./sharpen-pictures.ts";
import { keepTranslatedPageCurrent } from "./translated-page.ts";

/** Loads the code of the toasts at the first press of a button or a key, so that a failure without network can be shown. */
const loadToasterEarly = (): void => {
  const events = new AbortController();
  const load = () => {
    events.abort();
    if (savesData()) return;
    // After the frame that answers the press. After a failure it is loaded with the first toast.
    requestAnimationFrame(() => setTimeout(() => void import("../ui/toaster.tsx").catch(() => undefined)));
  };
  for (const type of ["pointerup", "keydown"])
    addEventListener(type, load, { signal: events.signal, passive: true });
};

/** What the first picture of the page does not need. Loaded after the entry script. */
export const afterStart = (client: ApolloClient): void => {
  // From now on the browser's speculation rules match no link (api/src/app/web-client/speculation-rules.ts).
  document.documentElement.dataset["started"] = "";
  keepTranslatedPageCurrent();
  // An overlay was open when the page was loaded again (web/src/ui/overlay-history.ts).
  const { overlays = 0 } = (history.state ?? {}) as { overlays?: number };
  if (overlays > 0) history.go(-overlays);
  const connection = keepConnected(client);
  markPressedControls();
  sharpenPictures();
  shareCart(client);
  prefetchProducts(client, connection);
  loadToasterEarly();
  void takeOverSession(client);
};
