import { refuse } from "../../../platform/errors/errors.ts";
import { answers } from "../../../platform/rest/answer-schema.ts";
import { nodesOf } from "../../../platform/rest/answers.ts";
import {
  choice,
  listOfTexts,
  optional,
  price,
  text,
  wholeNumber,
} from "../../../platform/rest/body-fields.ts";
import {
  enumName,
  idempotencyHeader,
  paged,
  requestedPage,
  type RestRequest,
} from "../../../platform/rest/requests.ts";
import type { RestRow } from "../../../platform/rest/rest-row.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { categories, productAnswer, productSchema } from "../product-answer.ts";

const lists = {
  materials: optional(listOfTexts),
  availableColors: optional(listOfTexts),
  availableSizes: optional(listOfTexts),
};

const productBody = {
  title: text("TITLE_NEEDED"),
  description: text("DESCRIPTION_NEEDED"),
  price: price("PRICE_INVALID"),
  category: choice(categories),
  ...lists,
  imageUrl: optional(text()),
  stock: optional(wholeNumber("STOCK_INVALID")),
};

const changesBody = {
  title: optional(text()),
  description: optional(text()),
  price: optional(price("PRICE_INVALID")),
  category: optional(choice(categories)),
  ...lists,
  imageUrl: optional(text()),
  stock: optional(wholeNumber("STOCK_INVALID")),
};

/** The fields of a body that are given. */
const given = (body: RestRequest["body"], names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => body[name] != null).map((name) => [name, body[name]]));

const plainFields = [
  "title",
  "description",
  "price",
  "materials",
  "availableColors",
  "availableSizes",
  "imageUrl",
];

/**
 * An empty title or description is refused: it does not leave the old value in silence. Neither does a body without any field.
 * An empty `imageUrl` is what a product without pictures answers, and changes nothing.
 */
const checkChanges = (body: RestRequest["body"]): void => {
  const { title, description } = body;
  if (Object.keys(changesBody).every((name) => body[name] == null))
    refuse("FIELD_NEEDED", { message: "Please give at least one field of the product." });
  if (title === "") refuse("TITLE_NEEDED", { field: "title" });
  if (description === "") refuse("DESCRIPTION_NEEDED", { field: "description" });
};

const categoryOf = ({ category }: RestRequest["body"]) =>
  category == null ? {} : { category: enumName(category) };

/** REST rows of the admin's products: specification, section 7. Decisions 11 and 48. */
export const adminProductRows: RestRow[] = [
  {
    method: "GET",
    path: "/admin/products",
    summary: "Every product, archived ones too, newest first",
    role: ADMIN,
    run: "RestAdminProducts",
    variables: requestedPage,
    answer: (data, url) => nodesOf(data["adminProducts"]).map((product) => productAnswer(product, url)),
    answerSchema: answers.listOf(productSchema),
    list: "adminProducts",
    query: paged,
  },
  {
    method: "PUT",
    path: "/admin/products/:id",
    summary: "Changes fields of a product; absent ones stay",
    role: ADMIN,
    run: "RestChangeProduct",
    variables: ({ params, body }) => {
      checkChanges(body);
      const stock = body["stock"] == null ? {} : { countedStock: body["stock"] };
      return { id: params["id"], changes: { ...given(body, plainFields), ...categoryOf(body), ...stock } };
    },
    answer: (data, url) => productAnswer(data["changeProduct"], url),
    answerSchema: productSchema,
    body: changesBody,
    fieldNames: { countedStock: "stock" },
  },
  {
    method: "POST",
    path: "/products",
    summary: "Adds a product; an Idempotency-Key header makes it safe to send again",
    role: ADMIN,
    run: "RestAddProduct",
    variables: ({ body, headers }) => ({
      input: { ...given(body, [...plainFields, "stock"]), ...categoryOf(body) },
      idempotencyKey: headers["idempotency-key"],
    }),
    answer: (data, url) => productAnswer(data["addProduct"], url),
    answerSchema: productSchema,
    status: 201,
    body: productBody,
    headers: idempotencyHeader,
    fieldNames: { idempotencyKey: "Idempotency-Key" },
  },
];
