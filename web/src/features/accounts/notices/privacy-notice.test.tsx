import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ProfileForm_UserFragment } from "../../../graphql/generated.ts";
import { SubscribeForm } from "../../home/subscribe-form.tsx";
import { ProfileForm } from "../profile/profile-form.tsx";
import { SessionContext, type SessionAccess } from "../session/session.ts";

const session = { session: { status: "visitor" } } as unknown as SessionAccess;

const user = {
  id: "1",
  name: "Kavya Nair",
  email: "kavya@example.com",
  isEmailVerified: true,
  recoveryEmail: "kavya@example.com",
  mobile: null,
  address: null,
  addresses: [],
  profilePic: null,
} as unknown as ProfileForm_UserFragment;

const noticeIn = (form: ReactNode) => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const markup = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <SessionContext value={session}>
        <StaticRouter location="/">{form}</StaticRouter>
      </SessionContext>
    </ApolloProvider>,
  );
  const [, notice = ""] = /<details[^>]*>(.*?)<\/details>/s.exec(markup) ?? [];
  return notice
    .replace(/<[^>]+>/g, " ")
    .replace(/ +/g, " ")
    .trim();
};

it.each([
  [
    "the subscribe box",
    <SubscribeForm key="1" />,
    "e-mail address to send you the link to create your account.",
  ],
  [
    "the profile",
    <ProfileForm key="2" user={user} />,
    "name, e-mail address, phone number, address, picture and password to run",
  ],
])("%s says what it uses the data for, below a line that opens it", (_, form, start) => {
  const notice = noticeIn(form);
  expect(notice).toContain(`What we use this for We use your ${start}`);
  expect(notice).toMatch(/Privacy Policy , in a new tab$/);
});
