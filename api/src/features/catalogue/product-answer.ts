import { absolute, asData, lower, withId, type Data } from "../../platform/rest/answers.ts";

/** A product in the documented shape: specification, section 3. */
export const productAnswer = (value: unknown, publicUrl: string): Data => {
  const product = withId(asData(value));
  const images = Array.isArray(product["images"]) ? product["images"] : [];
  return {
    ...product,
    category: lower(product["category"]),
    imageUrl: absolute(publicUrl, product["imageUrl"]),
    images: images.map((link) => absolute(publicUrl, link)),
  };
};
