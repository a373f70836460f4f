/** What Playwright switches off in a Chromium: given a second time, the switch replaces its own list. */
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

/** Pages of the browser's own that it renders unseen for each new window: half of what a short test costs. */
const browserPageFeatures = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** How Chromium is started: the one that CHROMIUM_PATH names, or Playwright's own. */
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
