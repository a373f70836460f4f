/** A JSON schema of what a REST row answers, for the OpenAPI file. One with a `title` becomes a component of that name. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

const text: AnswerSchema = { type: "string" };

const object = (properties: Record<string, AnswerSchema>): AnswerSchema => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});

/** The parts of answers. Every property of an object is always there; one that may be missing is `null`. */
export const answers = {
  text,
  id: { ...text, format: "uuid" },
  time: { ...text, format: "date-time" },
  rupees: { type: "number" },
  wholeNumber: { type: "integer" },
  flag: { type: "boolean" },
  choice: (choices: readonly string[]): AnswerSchema => ({ ...text, enum: choices }),
  nullable: (schema: AnswerSchema): AnswerSchema => ({ ...schema, type: [schema["type"], "null"] }),
  listOf: (items: AnswerSchema): AnswerSchema => ({ type: "array", items }),
  object,
  component: (title: string, properties: Record<string, AnswerSchema>): AnswerSchema => ({
    title,
    ...object(properties),
  }),
} as const;

/** The answer of a change that has nothing to say. */
export const successSchema = answers.component("Success", { success: answers.flag });
