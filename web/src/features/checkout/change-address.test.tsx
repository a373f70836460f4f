import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { ChangeAddress } from "./change-address.tsx";

const markupOf = (orderStatus: OrderCard_OrderFragment["orderStatus"]) =>
  renderToStaticMarkup(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
      <ChangeAddress order={{ id: "1", orderNumber: "SJ100001", orderStatus } as OrderCard_OrderFragment} />
    </ApolloProvider>,
  );

it("the address of an order can be changed until the order is packed", () => {
  for (const status of ["PENDING", "CONFIRMED"] as const)
    expect(markupOf(status)).toContain("Change address");
  for (const status of ["PROCESSING", "SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"] as const)
    expect(markupOf(status)).toBe("");
});
