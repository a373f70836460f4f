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
    // The pages of a shop share a process: see shared-context.ts.
    "--process-per-site",
    // No page of a test lives long enough to gain from optimized code.
    "--js-flags=--no-opt,--no-maglev",
    `--disable-features=${[...playwrightDisabledFeatures, ...browserPageFeatures].join(",")}`,
  ],
};

type LaunchOptions = { args?: string[] };

/** The same for a browser that loads no pictures: a sixth of the work of a page is to render, send, decode and draw them. */
export const withoutPictures = <Options extends LaunchOptions>(options: Options): Options => ({
  ...options,
  args: [...(options.args ?? []), "--blink-settings=imagesEnabled=false"],
});
