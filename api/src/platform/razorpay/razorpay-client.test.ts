import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { razorpay, type Razorpay } from "./razorpay.ts";
import { RazorpayError } from "./razorpay-error.ts";

type SeenCall = { call: string; headers: IncomingMessage["headers"]; body: string };

const keys = { keyId: "rzp_test_key", keySecret: "the key secret", webhookSecrets: ["the webhook secret"] };

/** The shop's gateway to a server that answers each call by `answer`, and the calls that the server has seen. */
const openGateway = async (answer: (response: ServerResponse, request: IncomingMessage) => void) => {
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      calls.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const gateway = razorpay({ ...keys, apiUrl, checkoutScriptUrl: "", origins: [], isStandIn: false });
  return { gateway, calls, apiUrl };
};

const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "it succeeded",
    (error: unknown) => error,
  );

const order = { amount: 70_000, currency: "INR", receipt: "SJ100001" };
const payment = {
  id: "pay_1",
  order_id: "order_1",
  amount: 70_000,
  currency: "INR",
  status: "captured",
  created_at: 1,
};
const from = new Date(1000);
const to = new Date(2000);

const everyCall: [string, (gateway: Razorpay) => Promise<unknown>, object][] = [
  ["POST /v1/orders", (gateway) => gateway.createOrder(order), { id: "order_1", ...order }],
  ["GET /v1/orders/order_1", (gateway) => gateway.receiptAndNotesOf("order_1"), {}],
  [
    "GET /v1/payments?from=1&to=2&count=100&skip=100",
    (gateway) => gateway.paymentsBetween({ from, to, skip: 100 }),
    { items: [] },
  ],
  ["GET /v1/orders/order_1/payments", (gateway) => gateway.paymentsOf("order_1"), { items: [payment] }],
  ["GET /v1/payments/pay_1", (gateway) => gateway.payment("pay_1"), payment],
  [
    "POST /v1/payments/pay_1/capture",
    async (gateway) => gateway.capture(await gateway.payment("pay_1")),
    payment,
  ],
  [
    "POST /v1/payments/pay_1/refund",
    (gateway) => gateway.refund({ gatewayPaymentId: "pay_1", amount: 100, idempotencyKey: "refund-key-1" }),
    { id: "rfnd_1", status: "processed" },
  ],
  ["GET /v1/refunds/rfnd_1", (gateway) => gateway.refundById("rfnd_1"), { id: "rfnd_1", status: "failed" }],
  ["GET /v1/payments/pay_1/refunds?count=100", (gateway) => gateway.refundsOf("pay_1"), { items: [] }],
  [
    "GET /v1/disputes/disp_1",
    (gateway) => gateway.dispute("disp_1"),
    { id: "disp_1", payment_id: "pay_1", amount: 1, status: "open", created_at: 1 },
  ],
  [
    "GET /v1/settlements/recon/combined?year=2026&month=11&day=3&count=1000&skip=0",
    (gateway) => gateway.settledOn({ day: "2026-11-03", skip: 0 }),
    { items: [] },
  ],
];

describe("a call to Razorpay", () => {
  it.each(everyCall)("is sent by its SDK with the key: %s", async (path, send, answer) => {
    const { gateway, calls } = await openGateway((response) => response.end(JSON.stringify(answer)));
    await send(gateway);
    const last = calls.at(-1);
    expect(last?.call).toBe(path);
    expect(last?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString("base64")}`,
      "user-agent": expect.stringMatching(/^razorpay-node@/),
    });
  });

  it("sends the idempotency key of a refund, with that refund only", async () => {
    const { gateway, calls } = await openGateway((response) =>
      response.end('{"id":"rfnd_1","status":"processed"}'),
    );
    const refund = (gatewayPaymentId: string, idempotencyKey: string) =>
      gateway.refund({ gatewayPaymentId, amount: 100, idempotencyKey });
    await Promise.all([
      refund("pay_1", "refund-key-1"),
      refund("pay_2", "refund-key-2"),
      gateway.refundById("r"),
    ]);
    const sent = calls.map(({ call, headers }) => `${call} ${String(headers["x-refund-idempotency"])}`);
    expect(sent.sort()).toEqual([
      "GET /v1/refunds/r undefined",
      "POST /v1/payments/pay_1/refund refund-key-1",
      "POST /v1/payments/pay_2/refund refund-key-2",
    ]);
    expect(calls.filter(({ body }) => body !== "").map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { amount: 100, speed: "normal" },
      { amount: 100, speed: "normal" },
    ]);
  });

  it("reads a payment without its fee if the fee has an unknown form", async () => {
    const strange = { ...payment, fee: "1.5 %", fee_bearer: 1, offer_id: {} };
    const { gateway } = await openGateway((response) => response.end(JSON.stringify(strange)));
    expect(await gateway.payment("pay_1")).toMatchObject({
      amount: 70_000,
      fee: null,
      feeBearer: null,
      offerId: null,
    });
  });

  it("keeps an id inside its part of the path", async () => {
    const { gateway, calls } = await openGateway((response) => response.end(JSON.stringify(payment)));
    await gateway.payment("pay_1/refund?x=1#");
    expect(calls[0]?.call).toBe("GET /v1/payments/pay_1%2Frefund%3Fx%3D1%23");
  });
});

describe("a failed call to Razorpay", () => {
  const page = "<html><h1>502 Bad Gateway</h1></html>";
  const refusal = (description: unknown) =>
    JSON.stringify({ error: { code: "BAD_REQUEST_ERROR", description } });

  it.each<[string, number, string, object]>([
    [
      "a refusal",
      400,
      refusal("The amount is invalid"),
      { kind: "refused", message: "Razorpay: The amount is invalid" },
    ],
    ["a wrong key", 401, refusal("Authentication failed"), { kind: "refused", status: 401 }],
    [
      "a refusal without words",
      400,
      refusal({ nested: true }),
      { kind: "refused", message: "Razorpay: status 400" },
    ],
    ["a page of a proxy", 502, page, { kind: "unreachable", message: "Razorpay: status 502" }],
    ["a failure whose body is null", 500, "null", { kind: "unreachable", status: 500 }],
    ["a failure without a body", 503, "", { kind: "unreachable", status: 503 }],
    ["a rate limit", 429, refusal("Too many requests"), { kind: "unreachable", status: 429 }],
    [
      "a page where an answer should be",
      200,
      page,
      { kind: "unreachable", message: "Razorpay: an answer in an unknown form" },
    ],
    [
      "an answer that is cut",
      200,
      '{"id":"pay_1","amo',
      { kind: "unreachable", message: "Razorpay: an answer in an unknown form" },
    ],
    [
      "an answer without its fields",
      200,
      "{}",
      { kind: "unreachable", message: "Razorpay: an answer in an unknown form" },
    ],
  ])("is told by its answer: %s", async (_, status, body, expected) => {
    const { gateway } = await openGateway((response) => response.writeHead(status).end(body));
    const error = await errorOf(gateway.payment("pay_1"));
    expect(error).toBeInstanceOf(RazorpayError);
    expect(error).toMatchObject(expected);
  });

  it("ends as unreachable without a whole answer in time: cut, late, or bit by bit", async () => {
    const answers: ((response: ServerResponse) => unknown)[] = [
      (response) => response.destroy(),
      (response) => {
        response.writeHead(200, { "content-length": 100 }).write("{");
        setImmediate(() => response.destroy());
      },
      () => undefined,
      (response) => response.write('{"id":'),
      (response) => {
        const timer = setInterval(() => response.write(" "), 200);
        response.on("close", () => clearInterval(timer));
      },
    ];
    const gateways = await Promise.all(answers.map(openGateway));
    const errors = await Promise.all(gateways.map(({ gateway }) => errorOf(gateway.payment("pay_1"))));
    const expected = { name: "RazorpayError", kind: "unreachable", message: "Razorpay: no answer" };
    for (const error of errors) expect(error).toMatchObject(expected);
  });

  it("does not follow an answer to another address", async () => {
    const elsewhere = await openGateway((response) => response.end(JSON.stringify(payment)));
    const { gateway } = await openGateway((response) =>
      response.writeHead(302, { location: `${elsewhere.apiUrl}/v1/payments/pay_1` }).end(),
    );
    expect(await errorOf(gateway.payment("pay_1"))).toMatchObject({ kind: "unreachable", status: 302 });
    expect(elsewhere.calls).toEqual([]);
  });

  it("names neither key nor secret", async () => {
    const { gateway } = await openGateway((response) => response.writeHead(500).end());
    const error = (await errorOf(gateway.createOrder(order))) as Error;
    const text = `${error.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`;
    expect(text).not.toMatch(/the key secret|rzp_test_key|Basic|authorization/i);
  });
});
