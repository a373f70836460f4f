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

const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, html = ""]) => [
  html.replace(/<[^>]+>/g, ""),
  href,
]);

it("the sidebar shows the profile with a link to edit it", () => {
  for (const text of [user.name, user.email, "Edit profile"]) expect(markup).toContain(text);
  expect(links.find(([text]) => text?.endsWith("Edit profile"))?.[1]).toBe("/user/dashboard/profile-edit");
});

it("the sidebar ends with the shopper's pages", () => {
  expect(links.slice(-5)).toEqual([
    ["Dashboard", "/user/dashboard"],
    ["Orders", "/user/dashboard/orders"],
    ["Wishlist", "/user/dashboard/wishlist"],
    ["Returns", "/user/dashboard/returns"],
    ["Cart", "/user/dashboard/cart"],
  ]);
});
