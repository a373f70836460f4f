import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ProductPageQuery } from "../../graphql/generated.ts";
import { SessionContext, type SessionAccess } from "../accounts/session/session.ts";
import { BackInStock } from "./back-in-stock.tsx";
import type { BuyBoxState } from "./use-buy-box.ts";

const session = { session: { status: "visitor" } } as unknown as SessionAccess;

const markupOf = (availableSizes: string[], availableColors: string[]) => {
  const product = { id: "1", availableSizes, availableColors } as unknown as ProductPageQuery["product"];
  const box = { variant: { size: null, color: null }, refresh: () => undefined } as unknown as BuyBoxState;
  return renderToStaticMarkup(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
      <SessionContext value={session}>
        <StaticRouter location="/product/1">
          <BackInStock product={product} box={box} />
        </StaticRouter>
      </SessionContext>
    </ApolloProvider>,
  );
};

it.each([
  [["S", "M"], ["Rust"], "One mail for this size and colour."],
  [[], ["Rust"], "One mail for this colour."],
  [["S"], [], "One mail for this size."],
  [[], [], "One mail for this piece."],
])("sizes %j and colours %j are named beside the button as: %s", (sizes, colors, words) => {
  const markup = markupOf(sizes, colors);
  expect(markup).toContain("Notify me when it is back");
  expect(markup.replace(/<!-- -->/g, "")).toContain(words);
});
