import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../../features/shop/settings.ts";
import { openApi } from "../rest/openapi.ts";
import type { GuideSettings } from "./guide.ts";
import { referencePage } from "./reference-page.ts";
import {
  referencePath,
  referenceText,
  restReferencePath,
  staffReferencePath,
  staffReferenceText,
} from "./reference.ts";
import { referenceStyle } from "./reference-style.ts";
import { restReferenceText } from "./rest-reference.ts";

const stylePath = `${referencePath}/reference.css`;

/** The stylesheets of the built client, with the shop's type and colours. */
const clientStyles = (folder: string): string[] => {
  const file = join(folder, "index.html");
  if (!existsSync(file)) return [];
  const links = readFileSync(file, "utf8").matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g);
  return [...links].flatMap(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? []);
};

type Options = { settings: GuideSettings & Pick<Settings, "brand">; clientFolder: string };

/**
 * The reference of the APIs: HTML without script, and the same as text. It is made from the schema and the table of REST paths at
 * the first request, and kept until the shop has another name. The operations of the staff are shown where the explorer is.
 */
export const addDeveloperPages = (app: FastifyInstance, { settings, clientFolder }: Options): void => {
  const { publicUrl } = settings;
  const styles = [...clientStyles(clientFolder), stylePath];
  const texts = {
    [referencePath]: (shopName: string) => referenceText(shopName, settings),
    [restReferencePath]: (shopName: string) => restReferenceText(openApi(publicUrl, shopName)),
    ...(settings.explorer ? { [staffReferencePath]: staffReferenceText } : {}),
  };
  const send = (path: string, type: string, make: (shopName: string) => string): void => {
    let file: { shopName: string; text: string; tag: string } | undefined;
    const read = () => {
      const shopName = settings.brand.name;
      if (file?.shopName === shopName) return file;
      const text = make(shopName);
      return (file = { shopName, text, tag: `"${createHash("sha256").update(text).digest("base64url")}"` });
    };
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { text, tag } = read();
      void reply.header("cache-control", "public, max-age=300").header("etag", tag);
      // A proxy that compresses makes the tag a weak one.
      if (request.headers["if-none-match"]?.replace(/^W\//, "") === tag) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(text);
    });
  };
  for (const [path, textOf] of Object.entries(texts)) {
    send(path, "text/html", (shopName) => referencePage(textOf(shopName), styles));
    send(`${path}.md`, "text/markdown", textOf);
  }
  send(stylePath, "text/css", () => referenceStyle);
};
