import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";

/** Characters of all kept documents: of their texts, which a document holds, and of their nodes as JSON. */
const maxSize = 8_000_000;

const textOf = (document: DocumentNode): string => document.loc?.source.body ?? "";

/**
 * The parsed and validated documents of Apollo Server. Its own store counts the nodes alone, so that texts of comments would fill
 * the memory.
 */
export const documentStore = () => {
  const texts = new Set<string>();
  const documents = new LRUCache<string, DocumentNode>({
    maxSize,
    sizeCalculation: (document) => textOf(document).length + JSON.stringify(document).length,
    onInsert: (document) => void texts.add(textOf(document)),
    dispose: (document) => void texts.delete(textOf(document)),
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => void documents.set(key, document),
    delete: async (key: string) => documents.delete(key),
    /** Whether the document with this text is kept, so that it is neither parsed nor validated again. */
    hasText: (text: string): boolean => texts.has(text),
  };
};

export type DocumentStore = ReturnType<typeof documentStore>;
