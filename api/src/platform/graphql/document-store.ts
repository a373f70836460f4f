import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** Characters of all kept documents: of their texts, which a document holds, and of their nodes as JSON. */
const maxSize = 8_000_000;

/**
 * The parsed and validated documents of Apollo Server. Its own store counts the nodes alone, so that texts of comments would fill
 * the memory.
 */
export const documentStore = () => {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize,
    sizeCalculation: (document) => (document.loc?.source.body.length ?? 0) + JSON.stringify(document).length,
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
  };
};
