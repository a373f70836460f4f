import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { clientWith, wordsIn } from "../../app/answered-page.fixture.tsx";
import { RepeatedFile } from "./check-again.tsx";

it("a file that was imported before says when, and offers to book its stock once more", () => {
  const markup = renderToStaticMarkup(
    <ApolloProvider client={clientWith({})}>
      <RepeatedFile batchId="b1" importedAt="2026-11-01T06:30:00.000Z" />
    </ApolloProvider>,
  );
  expect(wordsIn(markup)).toMatch(
    /You already imported this file on 1 November 2026 .*, so its stock is not changed again\. \| Change stock again/,
  );
});
