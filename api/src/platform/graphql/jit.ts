import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { BREAK, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { describeError } from "../errors/describe-error.ts";

type Run = CompiledQuery["query"];

type Compiled = { uses: number; run: Run | "never" | undefined };

/** A document is compiled when it has come this often: one-off documents do not cost a compilation. */
const minUses = 3;

/** graphql-jit keeps a field that is left out at one place of a document and asked for at another in the wrong way. */
const hasConditionalFields = (document: DocumentNode): boolean => {
  let isFound = false;
  visit(document, {
    Directive: ({ name }) => {
      isFound ||= name.value === "include" || name.value === "skip";
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
};

export type JitExecutor = (
  document: DocumentNode,
  operationName: string | undefined,
  context: unknown,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown> | undefined>;

/**
 * Queries run as compiled functions where that gives the very same answer. Anything unusual (an error, a
 * document that does not compile, a list for a variable: graphql-jit takes one for an object) is left to graphql-js: `undefined` means "run it the ordinary way".
 * Throws where the database cannot be reached.
 */
export const jitExecutor = (schema: GraphQLSchema): JitExecutor => {
  const compiledQueries = new LRUCache<DocumentNode, Map<string, Compiled>>({ max: 500 });

  const compiled = (document: DocumentNode, name: string | undefined): Run | undefined => {
    let byName = compiledQueries.get(document);
    if (!byName) compiledQueries.set(document, (byName = new Map()));
    const entry = byName.get(name ?? "") ?? { uses: 0, run: undefined };
    byName.set(name ?? "", entry);
    entry.uses += 1;
    if (entry.run === undefined && entry.uses >= minUses) {
      const result = hasConditionalFields(document) ? undefined : compileQuery(schema, document, name);
      entry.run = result && isCompiledQuery(result) ? result.query : "never";
    }
    return entry.run === "never" ? undefined : entry.run;
  };

  return async (document, operationName, context, variables) => {
    if (Object.values(variables).some(Array.isArray)) return undefined;
    const result = await compiled(document, operationName)?.(undefined, context, variables);
    // Asked again the ordinary way, a database that is gone would cost its timeouts twice.
    const unavailable = result?.errors?.find((error) => describeError(error).status === 503);
    if (unavailable) throw unavailable;
    return !result || result.errors || !result.data ? undefined : result.data;
  };
};
