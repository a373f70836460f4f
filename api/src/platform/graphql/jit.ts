import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import { BREAK, visit, type DocumentNode, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { describeError } from "../errors/describe-error.ts";
import { selectionCount } from "./selection-count.ts";

type Run = CompiledQuery["query"];

type Compiled = { uses: number; run: Run | "never" | undefined };

/** Uses after which a document is compiled: a single use does not justify a compilation. */
const minUses = 3;

/**
 * Most fields of a compiled operation, twice those of the largest page. A compiled field takes several kB: a short document whose
 * fragments expand to thousands of fields would take 20 MB and most of a second.
 */
export const maxSelections = 250;

/** graphql-jit handles a field wrongly that one selection skips and another one includes. */
const hasConditionalFields = (document: DocumentNode): boolean => {
  let hasCondition = false;
  visit(document, {
    Directive: ({ name }) => {
      hasCondition ||= name.value === "include" || name.value === "skip";
      return hasCondition ? BREAK : undefined;
    },
  });
  return hasCondition;
};

export type JitExecutor = (
  document: DocumentNode,
  operationName: string | undefined,
  context: unknown,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown> | undefined>;

/**
 * Runs queries as compiled functions if that gives the same result as graphql-js. Returns `undefined` if graphql-js has to
 * run the query: after an error; for a document that does not compile or has more than `maxSelections` fields; for a variable
 * with a list, which graphql-jit treats as an object. Throws if the database cannot be reached.
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
      const mayCompile = !hasConditionalFields(document) && selectionCount(document, name) <= maxSelections;
      const result = mayCompile ? compileQuery(schema, document, name) : undefined;
      entry.run = result && isCompiledQuery(result) ? result.query : "never";
    }
    return entry.run === "never" ? undefined : entry.run;
  };

  return async (document, operationName, context, variables) => {
    if (Object.values(variables).some(Array.isArray)) return undefined;
    const result = await compiled(document, operationName)?.(undefined, context, variables);
    // Run again by graphql-js, a query without a database would wait for the timeouts twice.
    const unavailable = result?.errors?.find((error) => describeError(error).status === 503);
    if (unavailable) throw unavailable;
    return !result || result.errors || !result.data ? undefined : result.data;
  };
};
