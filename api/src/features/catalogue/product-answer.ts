import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { absolute, asData, lower, withId, type Data } from "../../platform/rest/answers.ts";
import { declarationOf, productFields, type ProductField } from "./product-fields.rules.ts";

const pick = (schemas: Record<string, AnswerSchema>, ...names: ProductField[]) =>
  Object.fromEntries(names.flatMap((name) => (schemas[name] ? [[name, schemas[name]]] : [])));

const declared: Record<string, AnswerSchema> = Object.fromEntries(
  productFields.flatMap((field) => {
    const { answer } = declarationOf(field);
    return answer ? [[field, answer]] : [];
  }),
);

/** In the order of the specification, section 3; other declared fields follow. */
const properties: Record<string, AnswerSchema> = {
  _id: answers.id,
  ...pick(declared, "title", "description", "price"),
  imageUrl: answers.text,
  images: answers.listOf(answers.text),
  ...pick(declared, "category", "availableSizes", "availableColors", "materials"),
  ...declared,
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
