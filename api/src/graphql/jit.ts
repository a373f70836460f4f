import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";

type Compiled = { uses: number; query: CompiledQuery["query"] | "never" | undefined };

/** A document is compiled when it has come this often: one-off documents do not cost a compilation. */
const worthIt = 3;

/**
 * Queries run as compiled functions where that gives the very same answer. Anything unusual (an error, a
 * document that does not compile) is left to graphql-js: `undefined` means "run it the ordinary way".
 */
export const jitExecutor = (schema: GraphQLSchema) => {
  const known = new LRUCache<DocumentNode, Map<string, Compiled>>({ max: 500 });

  const compiled = (document: DocumentNode, name: string | undefined): CompiledQuery["query"] | undefined => {
    let byName = known.get(document);
    if (!byName) known.set(document, (byName = new Map()));
    const key = name ?? "";
    const entry = byName.get(key) ?? { uses: 0, query: undefined };
    byName.set(key, entry);
    entry.uses += 1;
    if (entry.query === undefined && entry.uses >= worthIt) {
      const result = compileQuery(schema, document, name);
      entry.query = isCompiledQuery(result) ? result.query : "never";
    }
    return entry.query === "never" ? undefined : entry.query;
  };

  return async (
    document: DocumentNode,
    operationName: string | undefined,
    context: unknown,
    variables: Record<string, unknown>,
  ): Promise<Record<string, unknown> | undefined> => {
    const query = compiled(document, operationName);
    if (!query) return undefined;
    const result = await query(undefined, context, variables);
    return result.errors || !result.data ? undefined : result.data;
  };
};

export type JitExecutor = ReturnType<typeof jitExecutor>;
