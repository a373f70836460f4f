import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { listObjects, pageSize } from "./list-objects.ts";
import { objectStore, type ObjectStore } from "./object-store.ts";
import { signatureProblem, type S3Key } from "./signature.ts";

export type S3Right = "list" | "read" | "write" | "delete";

/** What goes wrong. Tests change it while the stand-in runs. */
export type S3Faults = {
  /** What the key may not do. */
  denied?: readonly S3Right[];
  /** Writes fail, as in a bucket with a quota. */
  isFull?: boolean;
  /** Requests get no response. */
  isSilent?: boolean;
  /** All requests fail with this status. */
  status?: number;
  /** The next requests fail with 503, as many as this. */
  busyRequests?: number;
  /** Difference of the clock, in milliseconds. */
  clockOffsetMs?: number;
};

export type S3StandIn = {
  /** The URL of the bucket. */
  url: string;
  /** The settings of a shop that uses it. */
  env: Record<"S3_URL" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
  store: ObjectStore;
  faults: S3Faults;
  /** Called for each request with a right signature, before its response. */
  onRequest: (method: string, key: string) => Promise<void> | void;
  close: () => Promise<void>;
};

export type S3StandInOptions = {
  /** 0 for a free one. */
  port: number;
  dataDir: string;
  bucket?: string;
  key?: S3Key;
  region?: string;
  /** Maximum number of entries in a page of a list. */
  listPageSize?: number;
};

const statuses: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MethodNotAllowed: 405,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  SlowDown: 503,
  InternalError: 500,
};

const sendError = (response: ServerResponse, code: string, status = statuses[code] ?? 403): void => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { "content-type": "application/xml" }).end(xml);
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith("x-amz-meta-") ? [[name, String(value)]] : [],
    ),
  );

/** The part of an object that a request asks for; `undefined` for the whole object. */
const partOf = (content: Buffer, range = "") => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || Number(first) >= content.length) return undefined;
  const part = content.subarray(Number(first), Number(last) + 1);
  const end = Number(first) + part.length - 1;
  return { content: part, headers: { "content-range": `bytes ${first}-${end}/${content.length}` } };
};

const rightOf = (method: string, key: string): S3Right | undefined => {
  if (method === "GET" && key === "") return "list";
  if (key === "") return undefined;
  return ({ GET: "read", HEAD: "read", PUT: "write", DELETE: "delete" } as const)[method];
};

/**
 * Starts a stand-in for an object store with one bucket, path-style. It knows the operations that the shop uses: put, get, head,
 * delete and ListObjectsV2; it checks the signature of each request and the hash of each body. Objects survive a restart.
 */
export const startS3StandIn = async (options: S3StandInOptions): Promise<S3StandIn> => {
  const {
    port,
    dataDir,
    bucket = "shop",
    key: access = { accessKeyId: "stand-in", secretAccessKey: "uR8xVq2Lm7TzKc4WnYb9Hs3JfGp6Ra5E" },
    region = "us-east-1",
    listPageSize = pageSize,
  } = options;
  const store = await objectStore(dataDir);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const { faults } = standIn;
    if (faults.isSilent) return;
    if (faults.status) return sendError(response, "InternalError", faults.status);
    if (faults.busyRequests) {
      faults.busyRequests -= 1;
      return sendError(response, "SlowDown");
    }
    const url = new URL(request.url ?? "/", "http://stand-in");
    const now = Date.now() + (faults.clockOffsetMs ?? 0);
    const problem = signatureProblem(request, { url, body, key: access, region, now });
    if (problem) return sendError(response, problem);
    const [, name, ...rest] = decodeURIComponent(url.pathname).split("/");
    const key = rest.join("/");
    const method = request.method ?? "GET";
    if (name !== bucket) return sendError(response, "NoSuchBucket");
    const right = rightOf(method, key);
    if (!right) return sendError(response, "MethodNotAllowed");
    if (faults.denied?.includes(right)) return sendError(response, "AccessDenied");
    await standIn.onRequest(method, key);
    if (right === "list") {
      const xml = listObjects(await store.keys(), url.searchParams, listPageSize);
      return void response.writeHead(200, { "content-type": "application/xml" }).end(xml);
    }
    if (right === "write") {
      if (faults.isFull) return sendError(response, "QuotaExceeded");
      await store.put(key, { headers: metadataOf(request), content: body });
      return void response.writeHead(200).end();
    }
    if (right === "delete") {
      await store.remove(key);
      return void response.writeHead(204).end();
    }
    const object = await store.get(key);
    if (!object) return sendError(response, "NoSuchKey");
    const part = method === "GET" ? partOf(object.content, request.headers.range) : undefined;
    const content = part?.content ?? object.content;
    response.writeHead(part ? 206 : 200, {
      ...object.headers,
      ...part?.headers,
      "content-length": content.length,
    });
    response.end(method === "HEAD" ? undefined : content);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`;
  const standIn: S3StandIn = {
    url,
    env: {
      S3_URL: url,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    },
    store,
    faults: {},
    onRequest: () => undefined,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return standIn;
};
