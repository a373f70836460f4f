import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export type ReceivedPurge = {
  authorization: string | undefined;
  surrogateKey: string | undefined;
  tags: string[];
};

/** The purge endpoint of an edge cache. It refuses the first `refusals` requests. */
export const openEdgeStandIn = async () => {
  const purges: ReceivedPurge[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (refusals > 0) {
        refusals -= 1;
        response.writeHead(503).end();
        return;
      }
      const { authorization } = request.headers;
      const { tags } = JSON.parse(body) as { tags: string[] };
      purges.push({ authorization, surrogateKey: request.headers["surrogate-key"] as string, tags });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    purges,
    refuseNext: (count: number) => (refusals = count),
  };
};
