import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SessionContext, type SessionAccess } from "../../features/accounts/session/session.ts";
import { DashboardSidebar } from "./dashboard-sidebar.tsx";

const user = { name: "Kavya Nair", email: "kavya@example.com", profilePic: null };

const session = { session: { status: "visitor" } } as unknown as SessionAccess;

const markup = renderToStaticMarkup(
  <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })}>
    <SessionContext value={session}>
      <StaticRouter location="/user/dashboard">
        <DashboardSidebar user={user} onLogOut={() => undefined} />
      </StaticRouter>
    </SessionContext>
  </ApolloProvider>,
);

it("the sidebar has the profile, and leads to it and to the shopper's pages", () => {
  for (const text of [user.name, user.email, "Edit profile"]) expect(markup).toContain(text);
  const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, html = ""]) => [html.replace(/<[^>]+>/g, ""), href],
  );
  expect(links.find(([text]) => text?.endsWith("Edit profile"))?.[1]).toBe("/user/dashboard/profile-edit");
  expect(links.slice(-5)).toEqual([
    ["Dashboard", "/user/dashboard"],
    ["Orders", "/user/dashboard/orders"],
    ["Wishlist", "/user/dashboard/wishlist"],
    ["Returns", "/user/dashboard/returns"],
    ["Cart", "/user/dashboard/cart"],
  ]);
});
