import type { FastifyInstance } from "fastify";
import type { BodyField, BodyFields } from "../../platform/rest/body-fields.ts";
import { LOGGED_IN, type RestRow } from "../../platform/rest/rest-row.ts";
import { restRows } from "./routes.ts";

const pathOf = (row: RestRow): string => `/api${row.path.replace(/:(\w+)/g, "{$1}")}`;

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
    schema: { type: name === "limit" ? "integer" : "string" },
  })),
];

type Schema = Record<string, unknown>;

const withFields = (fields: BodyFields): Schema => ({
  type: "object",
  required: Object.keys(fields).filter((name) => !fields[name]?.isOptional),
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
});

const schemaOf = ({ type, choices, fields }: BodyField): Schema => {
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

const whoOf = (role: NonNullable<RestRow["role"]>): string =>
  role === LOGGED_IN ? "For anybody who is logged in." : `For the role ${role}.`;

const operationOf = (row: RestRow) => ({
  summary: row.summary,
  operationId: `${row.method.toLowerCase()}${row.path.replace(/[^a-z]+(\w)/gi, (_, next: string) => next.toUpperCase())}`,
  parameters: parametersOf(row),
  ...(row.body ? { requestBody: bodyOf(row.body) } : {}),
  ...(row.role ? { security: [{ bearer: [] }], description: whoOf(row.role) } : {}),
  responses: {
    [row.status ?? 200]: { description: "Done", content: { "application/json": { schema: {} } } },
    default: refused,
  },
});

/** The documented paths as OpenAPI 3.1, from the table of routes. */
export const openApi = (publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of restRows)
    paths[pathOf(row)] = { ...paths[pathOf(row)], [row.method.toLowerCase()]: operationOf(row) };
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
