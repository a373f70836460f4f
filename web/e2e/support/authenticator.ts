import type { Page } from "@playwright/test";

/** An authenticator of the device, whose owner confirms each request. Returns a function that removes it. */
export const addAuthenticator = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => browser.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
};
