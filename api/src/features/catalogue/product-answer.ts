import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { categories } from "./product-fields.rules.ts";
import { absolute, asData, lower, withId, type Data } from "../../platform/rest/answers.ts";

const texts = answers.listOf(answers.text);

export const productSchema: AnswerSchema = answers.component("Product", {
  _id: answers.id,
  title: answers.text,
  description: answers.text,
  price: answers.rupees,
  imageUrl: answers.text,
  images: texts,
  category: answers.choice(categories),
  availableSizes: texts,
  availableColors: texts,
  materials: texts,
  stock: answers.wholeNumber,
  createdAt: answers.time,
});

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
