/** Features that Playwright disables in Chromium: a second --disable-features replaces Playwright's list. */
const playwrightDisabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Chromium renders these internal pages for each new window: half the cost of a short test. */
const browserPageFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Launch options; CHROMIUM_PATH names another Chromium than Playwright's own. */
export const launchOptions = {
  ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--disable-features=${[...playwrightDisabledFeatures, ...browserPageFeatures].join(",")}`,
  ],
};
