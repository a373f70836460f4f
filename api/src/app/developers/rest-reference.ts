import { restGuide } from "./guide.ts";
import { referencePath } from "./reference.ts";

type Schema = Record<string, unknown>;
type Named = { name: string; in?: string; description?: string; required?: boolean; schema: Schema };
type Content = Record<string, { schema: Schema; example?: unknown }>;
type Answer = { description: string; headers?: Record<string, unknown>; content?: Content };
type Operation = {
  tags: string[];
  summary: string;
  description?: string;
  parameters: Named[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};
type Document = {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Schema };
};

const asSchema = (value: unknown): Schema => (value ?? {}) as Schema;

/** The words of a schema: its type, form and limits. */
const words = (schema: Schema): string => {
  const { $ref, type, format, enum: choices, items, anyOf, ...limits } = schema;
  if (typeof $ref === "string") {
    const name = $ref.split("/").at(-1) ?? "";
    return `[\`${name}\`](#${name})`;
  }
  if (Array.isArray(anyOf)) return anyOf.map((each) => words(asSchema(each))).join(" or ");
  if (Array.isArray(choices)) return `one of ${choices.map((each) => `\`${String(each)}\``).join(", ")}`;
  if (type === "array") return `list of ${words(asSchema(items))}`;
  const bounds = ["minLength", "maxLength", "minimum", "maximum", "default", "pattern"]
    .filter((name) => limits[name] !== undefined)
    .map((name) => `${name} ${String(limits[name])}`);
  const names = Array.isArray(type) ? type.join(" or ") : String(type ?? "any value");
  return [format ? `${names} (${String(format)})` : names, ...bounds].join(", ");
};

const fieldLines = (schema: Schema, indent = ""): string[] => {
  const required = new Set((schema["required"] ?? []) as string[]);
  return Object.entries((schema["properties"] ?? {}) as Record<string, Schema>).flatMap(([name, each]) => {
    const inner = each["type"] === "array" ? asSchema(each["items"]) : each;
    const note = typeof each["description"] === "string" ? ` ${each["description"]}` : "";
    return [
      `${indent}- \`${name}\`: ${words(each)}${required.has(name) ? "" : ", optional"}.${note}`,
      ...fieldLines(inner, `${indent}  `),
    ];
  });
};

const jsonBlock = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** The body of a form may have a file; its JSON form lists the other fields. */
const bodyOf = ({ requestBody }: Operation): string[] => {
  if (!requestBody) return [];
  const [schema] = Object.values(requestBody.content);
  const { example } = requestBody.content["application/json"] ?? {};
  return [
    `Body (${Object.keys(requestBody.content).join(" or ")}):`,
    fieldLines(schema?.schema ?? {}).join("\n"),
    ...(example === undefined ? [] : [jsonBlock(example)]),
  ];
};

const answerOf = ([status, { description, headers, content }]: [string, Answer]): string[] => {
  const { schema, example } = content?.["application/json"] ?? {};
  const isDone = status.startsWith("2");
  const names = headers ? ` Headers: ${Object.keys(headers).join(", ")}.` : "";
  const codes = description
    .split("\n\n")
    .map((line) => `- ${line}`)
    .join("\n");
  if (!isDone) return [`**${status}**${names}`, codes];
  return [
    `**${status}**, ${words(schema ?? {})}.${names}`,
    ...(schema ? [fieldLines(schema).join("\n")] : []),
    ...(example === undefined ? [] : [jsonBlock(example)]),
  ];
};

const operationSection = (path: string, method: string, operation: Operation): string => {
  const parameters = operation.parameters.map(
    ({ name, in: place, description = "", required, schema }) =>
      `- \`${name}\` (${place}): ${words(schema)}${required ? "" : ", optional"}. ${description}`,
  );
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${operation.summary}. ${operation.description ?? "For everyone."}`,
    ...(parameters.length > 0 ? ["Parameters:", parameters.join("\n")] : []),
    ...bodyOf(operation),
    ...Object.entries(operation.responses).flatMap(answerOf),
  ].join("\n\n");
};

const schemaSection = ([name, schema]: [string, unknown]): string =>
  [`### ${name}`, fieldLines(asSchema(schema)).join("\n")].join("\n\n");

/** The reference of the documented REST paths as Markdown, made from the OpenAPI file. */
export const restReferenceText = (document: Document): string => {
  const { info, tags, paths, components } = document;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method, operation: each as Operation })),
  );
  const sections = tags.map(({ name, description }) => [
    `## ${description}`,
    ...all
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => operationSection(path, method, operation)),
  ]);
  return `${[
    `# ${info.title}`,
    info.description,
    `Also: [the OpenAPI file](/api/openapi.json), [the GraphQL API](${referencePath}).`,
    ...restGuide(),
    ...sections.flat(),
    "## Objects",
    ...Object.entries(components.schemas).map(schemaSection),
  ].join("\n\n")}\n`;
};
