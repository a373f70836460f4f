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
  ) => Promise<StandInResponse>;
  control: (method: "GET" | "PUT" | "POST", path: string, body?: unknown) => Promise<StandInResponse>;
};

export type StandInResponse = {
  status: number;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
};

export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;

/** A stand-in for one test, and the shop's gateway to it. */
export const openRazorpayStandIn = async (
  webhookUrl = "http://127.0.0.1:9/none",
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
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const json: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as StandInResponse["body"] };
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
      send(method, `/v1${path}`, body, { authorization: basic(keyId, keySecret), ...headers }),
    control: (method, path, body) => send(method, `/control${path}`, body, {}),
  };
};
