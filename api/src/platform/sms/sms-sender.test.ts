import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { mailbox } from "../mail/mailbox.ts";
import { smsSender } from "./sms-sender.ts";

type Received = { headers: NodeJS.Dict<string | string[]>; body: unknown };

/** A provider that answers each request with this status and body, or never. */
const aProvider = async (answer: { status: number; body: string } | "never") => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      if (answer !== "never") response.writeHead(answer.status).end(answer.body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/flow` };
};

const senderOf = (url: string, { header, timeoutMs }: { header?: string; timeoutMs?: number } = {}) =>
  smsSender(
    {
      sms: { provider: { url, key: "the-key-of-the-account", templateId: "65f0c1a2", header } },
      dataDir: "unused",
      brand: { name: "Saanjh" },
    },
    timeoutMs,
  );

describe("an SMS by the provider", () => {
  const request = {
    template_id: "65f0c1a2",
    short_url: "0",
    recipients: [{ mobiles: "919876543210", code: "12345678" }],
  };
  const sentWith = async (settings?: { header: string }) => {
    const { received, url } = await aProvider({ status: 200, body: '{"type":"success","message":"1"}' });
    await senderOf(url, settings)?.sendCode("+919876543210", "12345678");
    return received;
  };

  it("names template, number and code", async () => {
    const received = await sentWith();
    expect(received.map(({ body }) => body)).toEqual([request]);
    expect(received[0]?.headers).toMatchObject({
      authkey: "the-key-of-the-account",
      "content-type": "application/json",
    });
  });

  it("names the header if it is set", async () => {
    const received = await sentWith({ header: "SAANJH" });
    expect(received.map(({ body }) => body)).toEqual([{ ...request, sender: "SAANJH" }]);
  });

  it.each([
    { status: 200, body: '{"type":"error","message":"919876543210 is blocked"}' },
    { status: 401, body: '{"type":"success"}' },
    { status: 200, body: "<html>" },
    { status: 302, body: "" },
  ])("fails with the status alone if it is refused: %j", async (answer) => {
    const { url } = await aProvider(answer);
    const failure = await senderOf(url)
      ?.sendCode("+919876543210", "12345678")
      .then(() => "sent", String);
    expect(failure).toBe(`Error: The SMS provider refused a message with status ${answer.status}.`);
  });

  it("fails if the provider does not answer in time", async () => {
    const { url } = await aProvider("never");
    await expect(senderOf(url, { timeoutMs: 50 })?.sendCode("+919876543210", "12345678")).rejects.toThrow(
      /timeout/,
    );
  });
});

describe("an SMS without a provider", () => {
  it("is stored in the mailbox", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "sms-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const sender = smsSender({ sms: { provider: undefined }, dataDir, brand: { name: "Saanjh" } });
    await sender?.sendCode("+919876543210", "12345678");
    expect(await mailbox(dataDir).list()).toMatchObject([
      {
        to: "+919876543210",
        subject: "SMS",
        text: expect.stringMatching(/^12345678 is your code for Saanjh\./),
      },
    ]);
  });

  it("is sent by no shop whose codes by SMS are off", () => {
    expect(smsSender({ sms: undefined, dataDir: "unused", brand: { name: "Saanjh" } })).toBeUndefined();
  });
});
