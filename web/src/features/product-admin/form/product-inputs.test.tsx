import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ProductInputs } from "./product-inputs.tsx";
import { emptyTexts } from "./product-texts.ts";

it("speaks of GST only with the condition that the shop is registered", () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const text = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <ProductInputs texts={emptyTexts} savedSchedule="" errors={{}} onType={() => undefined} stockHint="" />
    </ApolloProvider>,
  ).replace(/<[^>]+>/g, "\n");
  expect(text).toContain("For one piece, all taxes included.");
  expect(text.split("\n").filter((line) => line.includes("GST"))).toEqual([
    "Sets the GST rate if the shop is registered for GST.",
  ]);
});
