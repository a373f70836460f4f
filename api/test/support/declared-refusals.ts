import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { isObjectType, type GraphQLField } from "graphql";
import { afterEach, inject } from "vitest";
import { shopSchema } from "../../src/app/schema.ts";
import { Refusal, type RefusalCode } from "../../src/platform/errors/errors.ts";
import { declaredCodes, impliedCodes } from "../../src/platform/graphql/declarations.ts";
import { declarationPlace } from "./declaration-place.ts";

type Field = GraphQLField<unknown, unknown>;

/** Fields with the codes that a test produced and their `@Refuses` does not list. */
const undeclared = new Map<string, { typeName: string; field: Field; codes: Set<RefusalCode> }>();
const produced = new Set<string>();

/** Notes with which code a field refused. */
export const noteRefusal = (typeName: string, field: Field, error: unknown): void => {
  if (!(error instanceof Refusal)) return;
  const { code } = error;
  const name = `${typeName}.${field.name}`;
  const pair = `${name} ${code}`;
  if (!produced.has(pair)) appendFileSync(join(inject("producedRefusals"), `${process.pid}`), `${pair}\n`);
  produced.add(pair);
  if (impliedCodes(typeName, field).has(code) || declaredCodes(typeName, field)?.includes(code)) return;
  const entry = undeclared.get(name) ?? { typeName, field, codes: new Set() };
  undeclared.set(name, { ...entry, codes: entry.codes.add(code) });
};

const watch = (typeName: string, field: Field): void => {
  const { resolve } = field;
  if (!resolve) return;
  field.resolve = (...args) => {
    try {
      const result: unknown = resolve(...args);
      if (result instanceof Promise) result.catch((error: unknown) => noteRefusal(typeName, field, error));
      return result;
    } catch (error) {
      noteRefusal(typeName, field, error);
      throw error;
    }
  };
};

let isWatching = false;

/** Watches every field that can refuse, however it is reached: by GraphQL, by a form, by REST. Once per process. */
const watchFields = (): void => {
  if (isWatching) return;
  isWatching = true;
  for (const type of Object.values(shopSchema().getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) watch(type.name, field);
};

const declarationOf = ({
  typeName,
  field,
  codes,
}: {
  typeName: string;
  field: Field;
  codes: Set<string>;
}) => {
  const all = [...new Set([...(declaredCodes(typeName, field) ?? []), ...codes])].sort();
  return [
    `${typeName}.${field.name} refused with ${[...codes].join(", ")}, which it does not declare.`,
    `In ${declarationPlace(typeName, field.name)}, beside @Authorized, write`,
    `  @Refuses(${all.map((code) => `"${code}"`).join(", ")})`,
    "and run `npm run schema && npm run codegen`.",
  ].join("\n");
};

/** What to write where, for each code that came undeclared since the last call; "" if none. */
export const undeclaredRefusals = (): string => {
  const found = [...undeclared.values()].map(declarationOf);
  undeclared.clear();
  return found.join("\n\n");
};

/** Fails the test in which an operation or a field refuses with a code that it does not declare. */
export const failOnUndeclaredRefusals = (): void => {
  watchFields();
  afterEach(() => {
    const message = undeclaredRefusals();
    if (message) throw new Error(message);
  });
};
