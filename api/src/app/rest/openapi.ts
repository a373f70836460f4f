import type { FastifyInstance } from "fastify";
import { refusals } from "../refusals.ts";
import { firstShopName } from "../../features/shop/identity-settings.rules.ts";
import type { Settings } from "../../features/shop/settings.ts";
import type { AnswerSchema } from "../../platform/rest/answer-schema.ts";
import type { BodyField, BodyFields } from "../../platform/rest/body-fields.ts";
import { maxRows } from "../../platform/rest/requests.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { refusalsOfRow } from "../../platform/rest/row-refusals.ts";
import { restRows } from "../features.ts";
import recordedExamples from "./examples.json" with { type: "json" };

const pathOf = (row: RestRow): string => `/api${row.path.replace(/:(\w+)/g, "{$1}")}`;

type Schema = Record<string, unknown>;

const queryParameter = (name: string): Schema =>
  name === "limit" ? { type: "integer", minimum: 1, maximum: maxRows, default: maxRows } : { type: "string" };

const parametersOf = (row: RestRow) => [
  ...[...row.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string", format: "uuid" },
  })),
  ...Object.entries(row.query ?? {}).map(([name, description]) => ({
    name,
    in: "query",
    description,
    schema: queryParameter(name),
  })),
  ...Object.entries(row.headers ?? {}).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  })),
];

const withFields = (fields: BodyFields): Schema => ({
  type: "object",
  required: Object.keys(fields).filter((name) => !fields[name]?.isOptional),
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.isIgnored
        ? { ...schemaOf(field), description: "Not read: the shop has its own." }
        : schemaOf(field),
    ]),
  ),
});

/** The whole product in place of its id, as the lists return it. */
const populated: Schema = { type: "object", required: ["_id"], properties: { _id: { type: "string" } } };

const schemaOf = ({ type, choices, fields, isPopulated, isOptional, limits = {} }: BodyField): Schema => {
  if (isPopulated) return { anyOf: [{ type: "string", ...limits }, populated] };
  if (type === "file") return { type: "string", format: "binary" };
  if (type === "whole number") return { type: "integer", ...limits };
  if (type === "rupees") return { type: "number", ...limits };
  if (type === "object") return withFields(fields ?? {});
  if (type === "texts") return { type: "array", items: { type: "string" } };
  if (type === "list") return { type: "array", items: withFields(fields ?? {}) };
  if (choices) return { type: "string", enum: choices };
  // An empty text stands for an absent one.
  return { type: "string", ...(isOptional ? {} : { minLength: 1 }), ...limits };
};

type Example = { body?: unknown; status: number; answer: unknown };

/** What a test has sent to the path and received: `api/test/rest-answers.test.ts` writes it again with `-u`. */
const exampleOf = (row: RestRow): Example | undefined =>
  (recordedExamples as Record<string, Example>)[`${row.method} ${pathOf(row)}`];

/** A body with a file is a form; without the file it may be JSON. */
const bodyOf = (body: BodyFields, example: unknown) => {
  const plain = Object.fromEntries(Object.entries(body).filter(([, { type }]) => type !== "file"));
  const hasFile = Object.keys(plain).length < Object.keys(body).length;
  const asForm = hasFile ? { "multipart/form-data": { schema: withFields(body) } } : {};
  return {
    required: true,
    content: {
      ...asForm,
      "application/json": { schema: withFields(plain), ...(example === undefined ? {} : { example }) },
    },
  };
};

const retryAfterHeader = {
  "Retry-After": { description: "Seconds until the request may be sent again.", schema: { type: "integer" } },
};

/** The refusals of a row by their status, each with the codes that it may have and their usual sentences. */
const refusedResponses = (row: RestRow): Schema => {
  const codes = [...refusalsOfRow(row)].sort();
  const statuses = [...new Set(codes.map((code) => refusals[code].status))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => refusals[code].status === status);
      const canRetry = status === 429 || status === 503;
      return [
        status,
        {
          description: ofStatus.map((code) => `\`${code}\`: ${refusals[code].message}`).join("\n\n"),
          ...(canRetry ? { headers: retryAfterHeader } : {}),
          content: {
            "application/json": {
              schema: {
                allOf: [
                  { $ref: "#/components/schemas/Refusal" },
                  { properties: { code: { enum: ofStatus } } },
                ],
              },
            },
          },
        },
      ];
    }),
  );
};

const accessText = (role: NonNullable<RestRow["role"]>): string =>
  role === LOGGED_IN ? "For any logged-in account." : `For the role ${role}.`;

const isSchema = (value: unknown): value is AnswerSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An answer's schema with references in place of its components, which are added to `components`. */
const withReferences = (schema: AnswerSchema, components: Schema): Schema => {
  const whole: Schema = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      isSchema(value) ? withReferences(value, components) : value,
    ]),
  );
  const { title, ...keywords } = whole;
  // Among the properties of a product, `title` is a schema.
  if (typeof title !== "string") return whole;
  components[title] = keywords;
  return { $ref: `#/components/schemas/${title}` };
};

const linkHeader = {
  Link: { description: 'The next page, if there is one: <...>; rel="next".', schema: { type: "string" } },
};

const operationOf = (row: RestRow, components: Schema) => ({
  tags: [row.path.split("/", 2)[1]],
  summary: row.summary,
  operationId: `${row.method.toLowerCase()}${row.path.replace(/[^a-z]+(\w)/gi, (_, next: string) => next.toUpperCase())}`,
  parameters: parametersOf(row),
  ...(row.body ? { requestBody: bodyOf(row.body, exampleOf(row)?.body) } : {}),
  ...(row.role ? { security: [{ bearer: [] }], description: accessText(row.role) } : {}),
  responses: {
    [row.status ?? 200]: {
      description: "Done",
      ...(row.list ? { headers: linkHeader } : {}),
      content: {
        "application/json": {
          schema: withReferences(row.answerSchema, components),
          ...(exampleOf(row) ? { example: exampleOf(row)?.answer } : {}),
        },
      },
    },
    ...refusedResponses(row),
  },
});

/** The first part of a path, with what its paths are about. */
const tags = [
  { name: "products", description: "Products" },
  { name: "feedback", description: "Reviews" },
  { name: "auth", description: "Accounts" },
  { name: "wishlist", description: "Wishlist" },
  { name: "orders", description: "Orders and payments" },
  { name: "admin", description: "The shop's staff" },
] as const;

/** The documented paths as OpenAPI 3.1, from the table of routes. */
export const openApi = (publicUrl: string, shopName = firstShopName) => {
  const paths: Record<string, Record<string, unknown>> = {};
  const components: Schema = {};
  for (const row of restRows)
    paths[pathOf(row)] = { ...paths[pathOf(row)], [row.method.toLowerCase()]: operationOf(row, components) };
  return {
    openapi: "3.1.0",
    info: {
      title: `${shopName} REST facade`,
      version: "1",
      description: "Amounts are rupees as decimal numbers.",
    },
    servers: [{ url: publicUrl }],
    tags: [...tags],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: {
        ...components,
        Refusal: {
          type: "object",
          required: ["error", "code"],
          properties: { error: { type: "string" }, code: { type: "string" }, field: { type: "string" } },
        },
      },
    },
  };
};

/** GET /api/openapi.json */
export const addOpenApi = (app: FastifyInstance, settings: Pick<Settings, "publicUrl" | "brand">): void => {
  app.get("/api/openapi.json", async () => openApi(settings.publicUrl, settings.brand.name));
};
