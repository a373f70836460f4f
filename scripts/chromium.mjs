import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** Chromium without the parts of a window: the same pages for less processor time. */
const headlessPackage = "chromium-headless-shell";

const usualPaths = [
  `/usr/bin/${headlessPackage}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const succeeds = (program, args) => spawnSync(program, args, { cwd: root, stdio: "inherit" }).status === 0;

const playwrightChromium = async () => {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
};

/** The path of a Chromium for the browser tests: an installed one, Playwright's, or Debian's package. */
export const findChromium = async () => {
  const installedPath = [process.env.CHROMIUM_PATH, ...usualPaths].find((path) => path && existsSync(path));
  if (installedPath) return installedPath;
  const playwrightPath = await playwrightChromium();
  if (playwrightPath) return playwrightPath;
  console.log("No Chromium found: trying Playwright's ...");
  const playwright = join(root, "node_modules", "playwright", "cli.js");
  if (succeeds(process.execPath, [playwright, "install", "chromium"])) return playwrightChromium();
  if (process.getuid?.() === 0 && succeeds("apt-get", ["--version"])) {
    console.log("... and then Debian's package.");
    succeeds("apt-get", ["update", "-qq"]);
    if (succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", headlessPackage]))
      return `/usr/bin/${headlessPackage}`;
  }
  throw new Error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");
};
