import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Observable } from "rxjs";
import { expect, it, vi } from "vitest";
import { createCache } from "../../../graphql/cache.ts";
import { MyConsentsDocument } from "../../../graphql/generated.ts";
import { useMyConsents } from "./use-my-consents.ts";

const consents = (withdrawn?: unknown) =>
  ["PROMOTIONS", "EMAIL"].map((purpose) => ({
    __typename: "ConsentEntry",
    purpose,
    text: purpose,
    isGiven: purpose !== withdrawn,
    changedAt: "2026-11-29T10:00:00.000Z",
  }));

/** A shop that refuses to withdraw e-mails. */
const shop = new ApolloLink(
  ({ variables: { purpose } }) =>
    new Observable((observer) => {
      if (purpose === "EMAIL") return observer.error(new TypeError("Failed to fetch"));
      observer.next({ data: purpose ? { withdrawConsent: consents(purpose) } : { myConsents: consents() } });
      observer.complete();
    }),
);

type Consents = ReturnType<typeof useMyConsents>;

const Privacy = ({ onReady }: { onReady: (consents: Consents) => void }) => {
  onReady(useMyConsents());
  return null;
};

it("a withdrawn consent stays withdrawn while another withdrawal is sent and after it fails", async () => {
  const client = new ApolloClient({ cache: createCache(), link: shop, devtools: { enabled: false } });
  let mine: Consents | undefined;
  renderToStaticMarkup(
    <ApolloProvider client={client}>
      <Privacy onReady={(ready) => (mine = ready)} />
    </ApolloProvider>,
  );
  // The query as the page watches it.
  let given: unknown;
  client.watchQuery({ query: MyConsentsDocument, fetchPolicy: "network-only" }).subscribe(({ data }) => {
    given = data?.myConsents?.flatMap((entry) => (entry?.isGiven ? [entry.purpose] : []));
  });
  await vi.waitFor(() => expect(given).toEqual(["PROMOTIONS", "EMAIL"]));
  await mine?.withdraw({ variables: { purpose: "PROMOTIONS" } });
  await vi.waitFor(() => expect(given).toEqual(["EMAIL"]));
  const second = mine?.withdraw({ variables: { purpose: "EMAIL" } });
  expect(given).toEqual(["EMAIL"]);
  await expect(second).rejects.toThrow("Failed to fetch");
  expect(given).toEqual(["EMAIL"]);
});
