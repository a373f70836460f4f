import type { RefusalCode } from "../../platform/errors/errors.ts";
import { refuse } from "./product-admin.refusals.ts";
import { answers } from "../../platform/rest/answer-schema.ts";
import { nodesOf } from "../../platform/rest/answers.ts";
import { optional, text, wholeNumber, type BodyFields } from "../../platform/rest/body-fields.ts";
import {
  enumName,
  idempotencyHeader,
  paged,
  requestedPage,
  type RestRequest,
} from "../../platform/rest/requests.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { productAnswer, productSchema } from "../catalogue/product-answer.ts";
import { declarationOf, productFields } from "../catalogue/product-fields.rules.ts";

/** The fields of a product in REST. */
const restFields = productFields.flatMap((name) => {
  const { rest } = declarationOf(name);
  return rest ? [[name, rest] as const] : [];
});

const others = { imageUrl: optional(text()), stock: optional(wholeNumber("STOCK_INVALID")) };

const productBody: BodyFields = { ...Object.fromEntries(restFields), ...others };

const changesBody: BodyFields = {
  ...Object.fromEntries(restFields.map(([name, field]) => [name, optional(field)])),
  ...others,
};

/** The fields of a body that are given. */
const given = (body: RestRequest["body"], names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => body[name] != null).map((name) => [name, body[name]]));

const plainFields = [...restFields.map(([name]) => name).filter((name) => name !== "category"), "imageUrl"];

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

/** Refusals of a picture by its address in `imageUrl`. */
const pictureRefusals = [
  "PICTURE_LINK_INVALID",
  "PICTURE_URL_REFUSED",
  "PICTURE_URL_UNREACHABLE",
  "PICTURE_INVALID",
  "PICTURE_TOO_LARGE",
  "PICTURE_TOO_NARROW",
  "AVIF_TOO_LARGE",
  "PNG_TOO_LARGE",
] as const satisfies readonly RefusalCode[];

/** REST rows of the admin's products: specification, section 7. Decisions 11 and 48. */
export const adminProductRows: RestRow[] = [
  {
    method: "GET",
    path: "/admin/products",
    summary: "Every product, archived ones too, newest first",
    role: ADMIN,
    permission: Permission.PRODUCTS,
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
    permission: Permission.PRODUCTS,
    run: "RestUpdateProduct",
    refusals: [
      "PRODUCT_NOT_FOUND",
      "PRODUCT_CHANGED",
      "STOCK_CHANGED",
      "TITLE_NEEDED",
      "DESCRIPTION_NEEDED",
      "PRICE_INVALID",
      "PRICE_ABOVE_MRP",
      "STOCK_INVALID",
      "STOCK_TRACKED",
      "VARIANT_HAS_STOCK",
      "LIST_INVALID",
      "LIST_DUPLICATE",
      "ORIGIN_UNKNOWN",
      "IMPORTER_NEEDED",
      "ORIGIN_NEEDED",
      ...pictureRefusals,
      "PICTURES_FULL",
    ],
    variables: ({ params, body }) => {
      checkChanges(body);
      const stock = body["stock"] == null ? {} : { countedStock: body["stock"] };
      return { id: params["id"], changes: { ...given(body, plainFields), ...categoryOf(body), ...stock } };
    },
    answer: (data, url) => productAnswer(data["updateProduct"], url),
    answerSchema: productSchema,
    body: changesBody,
    fieldNames: { countedStock: "stock" },
  },
  {
    method: "POST",
    path: "/products",
    summary: "Adds a product; an Idempotency-Key header makes it safe to send again",
    role: ADMIN,
    permission: Permission.PRODUCTS,
    run: "RestAddProduct",
    refusals: [
      "TITLE_NEEDED",
      "DESCRIPTION_NEEDED",
      "PRICE_INVALID",
      "STOCK_INVALID",
      "LIST_INVALID",
      "LIST_DUPLICATE",
      "ORIGIN_UNKNOWN",
      "IMPORTER_NEEDED",
      "ORIGIN_NEEDED",
      ...pictureRefusals,
      "KEY_REUSED",
    ],
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
