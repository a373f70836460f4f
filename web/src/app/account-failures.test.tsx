import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { failedVerification } from "../features/accounts/email-verification/use-mailed-link.ts";
import { loginFailureText } from "../features/accounts/login/login-form.tsx";
import { resetLinkFailureText } from "../features/accounts/recovery/forgot-password-dialog.tsx";
import { exportFailureText } from "../features/accounts/settings/export-my-data.tsx";
import { withdrawalFailureText } from "../features/accounts/settings/my-consents.tsx";
import { deletionFailureText } from "../features/accounts/settings/use-delete-account.ts";
import { sessionFailureText } from "../features/accounts/settings/use-sessions.ts";
import { passwordFailureText } from "../features/accounts/settings/use-update-password.ts";
import { profileFailureText } from "../features/accounts/profile/use-profile-form.ts";
import { signUpFailureText } from "../features/accounts/sign-up/use-sign-up.ts";
import { subscribeFailureText } from "../features/accounts/sign-up/use-subscribe.ts";
import { addressFailureText } from "../features/checkout/use-order-address.ts";
import { linkFailureText, linkOutcome } from "../features/accounts/sign-up/verify-email-form.tsx";

const refused = "Too many attempts. Please wait a little and try again.";

const failures = {
  broken: new CombinedGraphQLErrors({
    errors: [{ message: "Something went wrong. Please try again.", extensions: { code: "INTERNAL" } }],
  }),
  proxy: new ServerError("Bad gateway", {
    response: new Response("", { status: 502 }),
    bodyText: "<html><body><h1>502 Bad Gateway</h1></body></html>",
  }),
  offline: new TypeError("Failed to fetch"),
  refused: new CombinedGraphQLErrors({ errors: [{ message: refused, extensions: { code: "TOO_MANY" } }] }),
};

type Texts = Record<keyof typeof failures, string>;

const networkError = "Network error. Please try again.";

/** The usual texts: the same for a failure of the shop and of a proxy, the network's own, and the words of a refusal. */
const usual = (failed: string): Texts => ({ broken: failed, proxy: failed, offline: networkError, refused });

/** The same text without an answer and after a failure. */
const same = (failed: string): Texts => ({ ...usual(failed), offline: failed });

const lostAnswer = (failed: string, detail: string): Texts => ({
  ...usual(failed),
  proxy: `${failed}. We did not hear back from the shop${detail}`,
  offline: `${failed}. We did not hear back from the shop${detail}`,
});

/** A write that the shop carries out only once may have been carried out. */
const safeWrite = (failed: string): Texts => {
  const lost = "We did not hear back from the shop. You can safely try again.";
  return { ...usual(failed), proxy: lost, offline: lost };
};

/** Specification, section 8, and beyond it the settings. */
const calls: [string, (error: unknown) => string, Texts][] = [
  [
    "the subscribe box",
    subscribeFailureText,
    { ...same("Something went wrong. Please try again."), refused: `Error sending link: ${refused}` },
  ],
  ["the login", loginFailureText, usual("Login failed")],
  ["the first step of the sign-up", linkFailureText, usual("Failed to send verification email")],
  ["the second step of the sign-up", signUpFailureText, usual("Signup failed")],
  [
    "the forgot-password dialog",
    resetLinkFailureText,
    { ...usual("Failed to send reset link."), offline: "Network error. Try again." },
  ],
  [
    "the change of the password",
    passwordFailureText,
    lostAnswer(
      "Failed to change password",
      ", so your password may have changed already. If you are asked to log in, try the new password first.",
    ),
  ],
  ["the profile", profileFailureText, lostAnswer("Failed to update profile", ". You can safely try again.")],
  ["the export of the data", exportFailureText, usual("Your data could not be exported. Please try again.")],
  [
    "the deletion of the account",
    deletionFailureText,
    usual("Your account could not be deleted. Please try again."),
  ],
  [
    "the address of an order",
    addressFailureText,
    safeWrite("The address could not be changed. Please try again."),
  ],
  ["a withdrawn consent", withdrawalFailureText, usual("This could not be saved. Please try again.")],
  [
    "a device that is logged out",
    (error) => sessionFailureText(error, "Firefox on Linux"),
    same("Firefox on Linux could not be logged out. Please try again."),
  ],
];

describe.each(calls)("the failed call of %s", (_, textOf, texts) => {
  it.each(Object.entries(failures))("says its sentence: %s", (failure, error) => {
    expect(textOf(error)).toBe(texts[failure as keyof Texts]);
  });
});

describe("the mailed link", () => {
  it("can be tried again after a failure of the shop or of the network", () => {
    const texts = usual("Failed to verify email token");
    for (const [failure, error] of Object.entries(failures))
      expect(failedVerification(error)).toMatchObject({
        status: "failed",
        text: texts[failure as keyof Texts],
        isRetryable: true,
      });
  });

  it("cannot be tried again if the shop refuses it", () => {
    const invalid = new CombinedGraphQLErrors({
      errors: [
        { message: "Invalid verification token", extensions: { code: "LINK_INVALID", field: "token" } },
      ],
    });
    expect(failedVerification(invalid)).toMatchObject({
      text: "Invalid verification token",
      isRetryable: false,
    });
  });
});

describe("the request for a link to sign up", () => {
  const email = "ritu@example.com";

  it("says that the link is on its way, or was not sent", () => {
    expect(linkOutcome("sent", email)).toEqual({
      tone: "success",
      text: "Verification link sent to your email! Please check your inbox and click the link to continue.",
      detail: "Sent to ritu@example.com. It works for 24 hours.",
    });
    expect(linkOutcome("failed", email)).toEqual({
      tone: "error",
      text: "Failed to send verification email",
    });
  });

  it("leads an address with an account to the login", () => {
    const { text, detail } = linkOutcome("registered", email);
    expect(text).toBe("Email already registered. Please log in.");
    expect(renderToStaticMarkup(<StaticRouter location="/signup">{detail}</StaticRouter>)).toMatch(
      /<a [^>]*href="\/login"[^>]*>Go to the login<\/a>/,
    );
  });
});
