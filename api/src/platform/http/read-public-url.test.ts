import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { publicRules, publicUrl, readPublicUrl, type ReadRules } from "./read-public-url.ts";

/** A server of this machine that stands for one of the internet, and the rules that let it be read. */
const server = async (listener: RequestListener) => {
  const http = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => http.once("listening", resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  const rules: ReadRules = { protocol: "http:", isAllowedAddress: () => true, port: String(port) };
  return { url: `http://127.0.0.1:${port}`, port, rules };
};

const bytes = { maxBytes: 1000 };

describe("an address of the internet", () => {
  it.each(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])("is %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.0.192",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::a00:1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "fe80::1",
    "fd00:ec2::254",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "localhost",
    "",
  ])("is not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("the URL of a picture", () => {
  it.each([
    "http://example.com/a.jpg",
    "ftp://example.com/a.jpg",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "https://user:secret@example.com/a.jpg",
    "https://example.com:8443/a.jpg",
    "//example.com/a.jpg",
    "a.jpg",
    "",
  ])("cannot be %s", (text) => {
    expect(() => publicUrl(text, publicRules)).toThrow(
      expect.objectContaining({ code: "PICTURE_LINK_INVALID" }) as Error,
    );
  });

  it.each([
    "https://127.0.0.1/a.jpg",
    "https://0x7f.1/a.jpg",
    "https://2130706433/a.jpg",
    "https://[::1]/a.jpg",
    "https://[::127.0.0.1]/a.jpg",
    "https://[::ffff:169.254.169.254]/latest/meta-data",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.1/a.jpg",
  ])("is refused for this machine and for private networks: %s", async (url) => {
    await expect(readPublicUrl(url, bytes)).rejects.toMatchObject({ code: "PICTURE_URL_REFUSED" });
  });

  it("is refused if its name has a private address, also beside a public one", async () => {
    const resolve = ((_name: string, _options: object, callback: (...args: unknown[]) => void) =>
      callback(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "10.0.0.7", family: 4 },
      ])) as unknown as NonNullable<ReadRules["resolve"]>;
    const reading = readPublicUrl("https://pictures.example/a.jpg", bytes, { ...publicRules, resolve });
    await expect(reading).rejects.toMatchObject({ code: "PICTURE_URL_REFUSED" });
  });
});

describe("a file of the internet", () => {
  it("is read with its redirects", async () => {
    const { url, rules } = await server((request, response) =>
      request.url === "/old"
        ? response.writeHead(302, { location: "/new" }).end()
        : response.end("the picture"),
    );
    expect(String(await readPublicUrl(`${url}/old`, bytes, rules))).toBe("the picture");
  });

  it("is refused if it redirects to an address that is not allowed, or to another protocol", async () => {
    const targets = ["http://127.0.0.2:PORT/", "https://127.0.0.1:PORT/", "file:///etc/passwd"];
    for (const target of targets) {
      const { url, port, rules } = await server((_request, response) =>
        response.writeHead(302, { location: target.replace("PORT", String(port)) }).end(),
      );
      const onlyThere = { ...rules, isAllowedAddress: (address: string) => address === "127.0.0.1" };
      await expect(readPublicUrl(url, bytes, onlyThere)).rejects.toMatchObject({
        code: expect.stringMatching(/^PICTURE_(URL_REFUSED|LINK_INVALID)$/),
      });
    }
  });

  it.each<[string, RequestListener, string]>([
    ["redirects for ever", (_, response) => response.writeHead(302, { location: "/" }).end(), "UNREACHABLE"],
    ["is not there", (_, response) => response.writeHead(404).end(), "UNREACHABLE"],
    ["declares too many bytes", (_, response) => response.end(Buffer.alloc(2000)), "TOO_LARGE"],
    [
      "sends too many bytes",
      (_, response) => {
        response.write(Buffer.alloc(900));
        response.end(Buffer.alloc(900));
      },
      "TOO_LARGE",
    ],
    [
      "ends half-way",
      (_, response) => {
        response.writeHead(200, { "content-length": "900" });
        response.write(Buffer.alloc(100), () => response.destroy());
      },
      "UNREACHABLE",
    ],
    ["never answers", () => undefined, "UNREACHABLE"],
  ])("is refused if it %s", async (_, listener, code) => {
    const { url, rules } = await server(listener);
    await expect(readPublicUrl(url, { ...bytes, timeoutMs: 2000 }, rules)).rejects.toMatchObject({
      code: expect.stringContaining(code),
    });
  });
});
