import type { FastifyInstance } from "fastify";
import type { AnswerSchema } from "../../platform/rest/answer-schema.ts";
import type { BodyField, BodyFields } from "../../platform/rest/body-fields.ts";
import { maxRows } from "../../platform/rest/requests.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { restRows } from "./routes.ts";

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

const schemaOf = ({ type, choices, fields, isPopulated }: BodyField): Schema => {
  if (isPopulated) return { anyOf: [{ type: "string" }, populated] };
  if (type === "file") return { type: "string", format: "binary" };
  if (type === "whole number") return { type: "integer" };
  if (type === "rupees") return { type: "number" };
  if (type === "object") return withFields(fields ?? {});
  if (type === "texts") return { type: "array", items: { type: "string" } };
  if (type === "list") return { type: "array", items: withFields(fields ?? {}) };
  return choices ? { type: "string", enum: choices } : { type: "string" };
};

/** A body with a file is a form; without the file it may be JSON. */
const bodyOf = (body: BodyFields) => {
  const plain = Object.fromEntries(Object.entries(body).filter(([, { type }]) => type !== "file"));
  const hasFile = Object.keys(plain).length < Object.keys(body).length;
  const asForm = hasFile ? { "multipart/form-data": { schema: withFields(body) } } : {};
  return { required: true, content: { ...asForm, "application/json": { schema: withFields(plain) } } };
};

const refused = {
  description: "Refused: a code and a sentence",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
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
  summary: row.summary,
  operationId: `${row.method.toLowerCase()}${row.path.replace(/[^a-z]+(\w)/gi, (_, next: string) => next.toUpperCase())}`,
  parameters: parametersOf(row),
  ...(row.body ? { requestBody: bodyOf(row.body) } : {}),
  ...(row.role ? { security: [{ bearer: [] }], description: accessText(row.role) } : {}),
  responses: {
    [row.status ?? 200]: {
      description: "Done",
      ...(row.list ? { headers: linkHeader } : {}),
      content: { "application/json": { schema: withReferences(row.answerSchema, components) } },
    },
    default: refused,
  },
});

/** The documented paths as OpenAPI 3.1, from the table of routes. */
export const openApi = (publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  const components: Schema = {};
  for (const row of restRows)
    paths[pathOf(row)] = { ...paths[pathOf(row)], [row.method.toLowerCase()]: operationOf(row, components) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Saanjh REST facade",
      version: "1",
      description: "Amounts are rupees as decimal numbers.",
    },
    servers: [{ url: publicUrl }],
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
export const addOpenApi = (app: FastifyInstance, publicUrl: string): void => {
  app.get("/api/openapi.json", async () => openApi(publicUrl));
};
