import { expect, type Page } from "@playwright/test";
import { addTestProduct, openEditor } from "./admin-product.ts";
import type { PictureFile } from "./pictures.ts";
import { demoAdmin } from "./shopper.ts";

export const pictureList = (page: Page) => page.getByRole("list", { name: "Pictures", exact: true });

export const uploadList = (page: Page) => page.getByRole("list", { name: "Uploads" });

/** Opens the pictures of a new product. */
export const openPictures = async (page: Page, title: string): Promise<string> => {
  const { id } = await addTestProduct(await demoAdmin(page), { title, availableColors: ["Rose", "Indigo"] });
  await openEditor(page, id);
  await expect(page.getByText("No pictures yet.")).toBeVisible();
  return id;
};

export const choosePictures = async (page: Page, files: PictureFile[] | string) =>
  page.getByLabel("Pictures", { exact: true }).and(page.locator("input")).setInputFiles(files);
