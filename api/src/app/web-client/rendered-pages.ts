import { LRUCache } from "lru-cache";
import type { Answered, ClientOnServer, WrittenPage } from "./client-on-server.ts";

/** Most that is kept of written pages, in characters. */
const mostKept = 20_000_000;

type Kept = { answers: string; page: WrittenPage };

const sizeOf = ({ answers, page }: Kept): number => answers.length + page.memory.length;

/**
 * Writes pages with the client's part. The same answers at the same address always make the same page: so the last one is
 * kept, and taken again as long as the answers are the very same. No page is ever older than its answers.
 */
export const pageWriter = (client: ClientOnServer) => {
  const known = new LRUCache<string, Kept>({ maxSize: mostKept, sizeCalculation: sizeOf });

  return (address: URL, answered: readonly Answered[]): WrittenPage => {
    const answers = JSON.stringify(answered);
    const last = known.get(address.href);
    if (last?.answers === answers) return last.page;
    const page = client.write(address, answered);
    known.set(address.href, { answers, page });
    return page;
  };
};
