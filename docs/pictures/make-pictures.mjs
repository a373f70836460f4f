import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";

/**
 * Makes the pictures of the README from a running demo shop: `npm start` with a new DATA_DIR, `npm run seed -- --products 0 --orders 600`
 * for the dashboard, then `node docs/pictures/make-pictures.mjs http://localhost:4000`. CHROMIUM_PATH names a Chromium where Playwright's own is not installed.
 */
const [url = "http://localhost:4000"] = process.argv.slice(2);
const phone = { viewport: { width: 390, height: 780 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ["--no-sandbox"],
});

/** A page of a new visit, after a log in if an account is named. */
const open = async (device, path, account) => {
  const context = await browser.newContext({ ...device, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const page = await context.newPage();
  if (account) {
    await page.goto(`${url}/login`);
    await page
      .getByLabel(/E-?mail/i)
      .first()
      .fill(`${account}@example.com`);
    await page.locator("input[type=password]").first().fill(`${account}-demo`);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL((address) => address.pathname !== "/login");
  }
  await page.goto(url + path);
  await page.waitForLoadState("networkidle");
  return page;
};

/** Waits until every picture in view is drawn. */
const drawn = (page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
      .every((image) => image.complete && image.naturalWidth > 0),
  );

const save = async (page, name, width) => {
  await drawn(page);
  const file = join(import.meta.dirname, `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`${name}.webp: ${Math.round(size / 1000)} kB`);
  await page.context().close();
};

await save(await open(phone, "/"), "home", 585);

const shopPage = await open(phone, "/shop");
const productPath = await shopPage.locator("main article a").first().getAttribute("href");
await shopPage.context().close();
await save(await open(phone, productPath), "product", 585);

const buyer = await open(phone, productPath, "shopper");
await buyer.getByRole("radio", { name: "M", exact: true }).first().check({ force: true });
await buyer.getByRole("button", { name: "Buy Now" }).first().click();
await buyer.waitForURL("**/checkout");
await buyer.getByLabel("Full name").fill("Meera Sharma");
await buyer.getByLabel("E-mail").fill("meera@example.com");
await save(buyer, "checkout", 585);

await save(await open(desktop, "/admin/dashboard", "admin"), "admin", 1280);

await browser.close();
