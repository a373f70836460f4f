import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SessionContext, type SessionAccess } from "../../features/accounts/session/session.ts";
import { StaffAccessContext, type StaffAccess } from "../../features/accounts/staff/staff-access.ts";
import { SecondFactorDocument } from "../../graphql/generated.ts";
import { AdminSecurityPage } from "./security.page.tsx";

// It asks the browser, which there is none of.
vi.mock("../../features/accounts/second-factor/passkey-browser.ts", () => ({ hasPasskeys: () => true }));

const session = {
  session: { status: "admin", user: { name: "Meera", email: "meera@example.com", profilePic: null } },
} as unknown as SessionAccess;

const clientWith = (hasAuthenticatorApp: boolean) => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const secondFactor = {
    __typename: "SecondFactor" as const,
    hasAuthenticatorApp,
    recoveryCodesLeft: 0,
    isDemanded: false,
    needsMailedCode: false,
    passkeys: [],
  };
  client.writeQuery({ query: SecondFactorDocument, data: { secondFactor } });
  return client;
};

const markupFor = (access: StaffAccess, hasAuthenticatorApp = false) =>
  renderToStaticMarkup(
    <ApolloProvider client={clientWith(hasAuthenticatorApp)}>
      <SessionContext value={session}>
        <StaffAccessContext value={access}>
          <AdminSecurityPage />
        </StaffAccessContext>
      </SessionContext>
    </ApolloProvider>,
  );

const packer: StaffAccess = { staffRole: "PACKER", permissions: ["FULFILMENT"] };
const resetTitle = "Reset two-step login for a lost device";

it("the reset of another account's two-step login is shown to owners only: others are refused", () => {
  const ofPacker = markupFor(packer);
  expect([ofPacker.includes("Two-step login"), ofPacker.includes(resetTitle)]).toEqual([true, false]);
  expect(markupFor({ staffRole: "OWNER", permissions: ["STAFF"] })).toContain(resetTitle);
});

it("an account without a second factor reads that the first one ends its other sessions", () => {
  const text = "Setting it up logs out your other devices.";
  expect([markupFor(packer), markupFor(packer, true)].map((markup) => markup.includes(text))).toEqual([
    true,
    false,
  ]);
});
