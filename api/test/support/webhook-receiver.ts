import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export type ReceivedMessage = { id: string; headers: Record<string, string>; body: string; at: string };

/** A program that receives webhooks on this machine. It answers with `status`, which a test changes. */
export const webhookReceiver = async () => {
  const messages: ReceivedMessage[] = [];
  const state: { status: number; onMessage?: (message: ReceivedMessage) => Promise<number | void> } = {
    status: 204,
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = request.headers as Record<string, string>;
      const message = {
        id: headers["webhook-id"] ?? "",
        headers,
        body: Buffer.concat(chunks).toString("utf8"),
        at: request.url ?? "",
      };
      messages.push(message);
      void (async () => {
        const status = (await state.onMessage?.(message)) ?? state.status;
        response.writeHead(status, status >= 300 && status < 400 ? { location: "/elsewhere" } : {}).end();
      })();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`, messages, state };
};
