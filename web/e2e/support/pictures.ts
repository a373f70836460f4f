import type { Page } from "@playwright/test";
import sharp from "sharp";

export type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** A photograph of this colour, with noise as a camera makes it. */
export const aPhoto = async (name: string, background: string, width = 900): Promise<PictureFile> => {
  const height = Math.round((width * 4) / 3);
  const noise = sharp({
    create: {
      width: Math.round(width / 8),
      height: Math.round(height / 8),
      channels: 3,
      background,
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
  const tinted = sharp(await noise.png().toBuffer())
    .tint(background)
    .resize(width, height, { fit: "fill" });
  return { name, mimeType: "image/jpeg", buffer: await tinted.jpeg({ quality: 92 }).toBuffer() };
};

/** Adds a product as the logged-in admin, and returns its id. */
export const addProduct = async (page: Page, title: string): Promise<string> => {
  const token = await page.evaluate(() => window.localStorage.getItem("adminToken"));
  const input = {
    title,
    description: "For tests.",
    price: 999,
    category: "PARTY",
    availableColors: ["Rose", "Indigo"],
  };
  const response = await page.request.post("/graphql", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: "mutation($input: ProductInput!) { addProduct(input: $input) { id } }",
      variables: { input },
    },
  });
  const body = (await response.json()) as { data: { addProduct: { id: string } } };
  return body.data.addProduct.id;
};
