import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request as send, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { placeOrder, quote } from "./operations.ts";
import type { BenchSetup } from "./bench-setup.ts";
import { graphqlRequest } from "./list-requests.ts";
import { sendRequest } from "./send-request.ts";
import { shippingAddress } from "./shipping-address.ts";

export type Line = { productId: string; size: string | null; color: string | null; quantity: number };

/** What a shopper orders, as the shop has quoted it. */
export type Purchase = { lines: Line[]; expectedTotal: number };

export type Buyer = { token: string; network: string };

/** The final answer to one shopper. `code` is "sold", or the code of the refusal. */
export type Answer = {
  code: string;
  status: number;
  /** Milliseconds of each request. */
  times: number[];
  /** Milliseconds from the first request to this answer, with the waits between. */
  total: number;
  /** Answers that asked the shopper to come back, by code. */
  refusals: string[];
};

/** Shoppers come back for this long. */
const patienceMs = 180_000;

/** Seconds after which a shopper asks again for an order whose answer was lost. */
const secondsAfterNoAnswer = 1;

/** The quote of a line, so that the orders name the right total. */
export const purchaseOf = async (setup: BenchSetup, token: string, lines: Line[]): Promise<Purchase> => {
  const { data } = await sendRequest<{ data: { checkoutQuote: { total: number } } }>(
    setup,
    graphqlRequest(quote, { lines }, token),
  );
  return { lines, expectedTotal: data.checkoutQuote.total };
};

type GraphqlAnswer = {
  data?: { placeOrder?: { order: unknown } } | null;
  errors?: { extensions?: { code?: string } }[];
};

const codeOf = (status: number, body: string): string => {
  try {
    const { data, errors } = JSON.parse(body) as GraphqlAnswer;
    return data?.placeOrder?.order ? "sold" : (errors?.[0]?.extensions?.code ?? `status ${status}`);
  } catch {
    return `status ${status}`;
  }
};

const sendOnce = async (
  agent: Agent,
  url: string,
  { token, network }: Buyer,
  body: string,
): Promise<{ status: number; code: string; retryAfter: number | undefined }> => {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    "x-forwarded-for": network,
  };
  try {
    const request = send(`${url}/graphql`, { agent, method: "POST", headers, timeout: 20_000 });
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.end(body);
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const status = response.statusCode ?? 0;
    const retryAfter = Number(response.headers["retry-after"]);
    const code = codeOf(status, await text(response));
    return { status, code, retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined };
  } catch (error) {
    return { status: 0, code: `no answer: ${String(error)}`, retryAfter: secondsAfterNoAnswer };
  }
};

/** Orders once. Comes back with the same key when the shop asks for it, and after a lost answer, as the client does. */
export const buy = async (agent: Agent, url: string, buyer: Buyer, purchase: Purchase): Promise<Answer> => {
  const input = { idempotencyKey: randomUUID(), shippingAddress, paymentMethod: "COD", ...purchase };
  const body = graphqlRequest(placeOrder, { input }).body?.toString() ?? "";
  const startedAt = performance.now();
  const times: number[] = [];
  const refusals: string[] = [];
  for (;;) {
    const sentAt = performance.now();
    const { status, code, retryAfter } = await sendOnce(agent, url, buyer, body);
    const now = performance.now();
    times.push(now - sentAt);
    const isFinal = retryAfter === undefined || now - startedAt > patienceMs;
    if (isFinal) return { code, status, times, total: now - startedAt, refusals };
    refusals.push(code);
    await pause(retryAfter * 1000);
  }
};
