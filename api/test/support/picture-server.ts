import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import { readPublicUrl } from "../../src/platform/http/read-public-url.ts";
import type { Services } from "../../src/features/shop/services.ts";

/**
 * A server of this machine that stands for the internet, for one shop. Other addresses are refused as in production. `files` are
 * the bodies by path; other paths answer 404. `requests` are the requested paths.
 */
export const pictureServer = async (shop: Services, files: Record<string, Buffer>) => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const file = files[path];
    if (file) response.end(file);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const readUrl = shop.readUrl;
  shop.readUrl = (address, options) =>
    address.startsWith(url)
      ? readPublicUrl(address, options, {
          protocol: "http:",
          isAllowedAddress: (ip) => ip === "127.0.0.1",
          port: String(port),
        })
      : readUrl(address, options);
  return { url, requests };
};
