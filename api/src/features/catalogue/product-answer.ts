import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { absolute, asData, lower, withId, type Data } from "../../platform/rest/answers.ts";
import { declarationOf, productFields } from "./product-fields.rules.ts";

const properties: Record<string, AnswerSchema> = {
  _id: answers.id,
  ...Object.fromEntries(
    productFields.flatMap((field) => {
      const { answer } = declarationOf(field);
      return answer ? [[field, answer]] : [];
    }),
  ),
  imageUrl: answers.text,
  images: answers.listOf(answers.text),
  stock: answers.wholeNumber,
  createdAt: answers.time,
};

export const productSchema: AnswerSchema = answers.component("Product", properties);

const selection = Object.keys(properties).join(" ").replace("_id", "id");

/** The fragments by which operations of REST select a product, for shoppers and for the admin. */
export const productFragments = `
  fragment RestProduct on Product { ${selection} }
  fragment RestAdminProduct on AdminProduct { ${selection} }`;

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
