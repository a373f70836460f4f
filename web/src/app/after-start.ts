import type { ApolloClient } from "@apollo/client";
import { keepConnected } from "./connection/keep-connected.tsx";
import { prefetchProducts } from "./prefetch/prefetch-products.ts";
import { markPressedControls } from "../ui/pressed-control.ts";
import { loadToasterEarly } from "./load-toaster-early.ts";
import { shareCart } from "./share-cart.ts";
import { sharpenPictures } from "./sharpen-pictures.ts";
import { keepTranslatedPageCurrent } from "./translated-page.ts";

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
};
