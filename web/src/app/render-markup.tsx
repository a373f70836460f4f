import { ApolloClient, ApolloLink, type ApolloCache } from "@apollo/client";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { RenderedPages } from "./lazy-page.ts";

/** React's comment for a part that was not rendered: its code is not loaded, or it threw an error. */
const MISSING_PART = "<!--$!-->";

/** The content of `#root`. */
export type Markup = {
  html: string;
  /** The pages whose code the browser loads before it hydrates the markup. */
  pages: readonly string[];
};

/**
 * Renders the page of a URL for a visitor, from the results in the cache. Sends no request: a query that is not in the
 * cache renders as loading. Throws if a part cannot be rendered.
 */
export const renderMarkup = ({ pathname, search }: URL, cache: ApolloCache): Markup => {
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const pages = new Set<string>();
  const html = renderToString(
    <RenderedPages value={pages}>
      <StaticRouter location={pathname + search}>
        <App client={client} />
      </StaticRouter>
    </RenderedPages>,
  );
  client.stop();
  if (html.includes(MISSING_PART)) throw new Error(`A part of ${pathname} was not rendered.`);
  return { html, pages: [...pages] };
};
