import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { onTestFinished } from "vitest";
import { razorpay, type Razorpay } from "../../src/platform/razorpay/razorpay.ts";
import { addRazorpayStandIn } from "../../tools/razorpay-stand-in/stand-in.ts";
import { standInKeys } from "../../src/platform/razorpay/razorpay-settings.ts";

export type OpenStandIn = {
  url: string;
  gateway: Razorpay;
  /** Sends a request with the shop's key, unless the headers replace it. */
  api: (
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Said>;
  control: (method: "GET" | "PUT" | "POST", path: string, body?: unknown) => Promise<Said>;
};

export type Said = { status: number; body: Record<string, unknown> & { error?: Record<string, unknown> } };

export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;

/** A stand-in for one test, and the shop's gateway to it. */
export const openStandIn = async (
  webhookUrl = "http://127.0.0.1:9/nobody",
  file?: string,
  atTheEnd: (close: () => Promise<void>) => unknown = onTestFinished,
): Promise<OpenStandIn> => {
  const { keyId, keySecret, webhookSecrets } = standInKeys;
  const app = Fastify({ forceCloseConnections: true });
  await addRazorpayStandIn(app, {
    prefix: "",
    keyId,
    keySecret,
    webhookSecret: webhookSecrets[0] ?? "",
    webhookUrl: () => webhookUrl,
    file,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  atTheEnd(() => app.close());
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const json: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Said["body"] };
  };
  const gateway = razorpay({
    ...standInKeys,
    apiUrl: url,
    checkoutScriptUrl: `${url}/checkout.js`,
    origins: [url],
    isStandIn: false,
  });
  return {
    url,
    gateway,
    api: (method, path, body, headers = {}) =>
      ask(method, `/v1${path}`, body, { authorization: basic(keyId, keySecret), ...headers }),
    control: (method, path, body) => ask(method, `/control${path}`, body, {}),
  };
};
