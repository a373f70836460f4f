import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root, typescriptArgs } from "../bench/node-process.ts";
import type { LedgerData } from "../razorpay-stand-in/ledger.ts";
import { send } from "./requests.ts";

/** The result of a successful checkout, as the browser sends it to `verifyPayment`. */
export type Proof = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

type StandInFaults = {
  refuse?: number;
  hang?: number;
  loseReply?: number;
  slowMs?: number;
  only?: string;
  lateMs?: number;
  isCaptureManual?: boolean;
  lieInLists?: number;
  pendRefunds?: number;
  failRefunds?: number;
  webhooks?: { isOff?: boolean; copies?: number; isReversed?: boolean; delayMs?: number };
};

/** The stand-in for Razorpay in its own process. The checks compare the shop's rows with its ledger. */
export type StandIn = {
  url: string;
  /** The settings that the shop needs to use it. */
  settings: Record<string, string>;
  sendWebhooksTo: (shopUrl: string) => Promise<void>;
  /** Replaces all active faults. */
  setFaults: (faults: StandInFaults) => Promise<void>;
  /** Pays an order at the gateway. `amount` (paise) replaces the order's amount. */
  pay: (gatewayOrderId: string, amount?: number) => Promise<Proof>;
  /** Lets a pending refund fail at the bank. */
  failPendingRefund: (refundId: string) => Promise<void>;
  ledger: () => Promise<Pick<LedgerData, "orders" | "payments" | "refunds">>;
  stop: () => Promise<void>;
};

const program = typescriptArgs("api/tools/razorpay-stand-in/main.ts");

const keys = {
  RAZORPAY_KEY_ID: "rzp_test_faults",
  RAZORPAY_KEY_SECRET: "f3Kq8ZtWm1YxRb6NvLc9HsPd",
  RAZORPAY_WEBHOOK_SECRET: "Hn5TzQ8wXb2LmVe7YcKs4GpRa9Jd",
};

export const openStandIn = async (): Promise<StandIn> => {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env["PATH"], NODE_ENV: "test", PORT: "0", ...keys },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const control = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await send(`${url}/control/${path}`, { method, ...(body ? { body } : {}) });
    if (response?.status !== 200)
      throw new Error(`The stand-in answered ${path} with status ${response?.status}`);
    return response.body as Answer;
  };
  return {
    url,
    settings: { RAZORPAY_API_URL: url, RAZORPAY_ALLOW_TEST: "1", ...keys },
    sendWebhooksTo: async (shopUrl) => {
      await control("PUT", "webhook", { url: `${shopUrl}/webhooks/razorpay` });
    },
    setFaults: async (faults) => {
      await control("PUT", "faults", faults);
    },
    pay: (orderId, amount) =>
      control("POST", "payments", { orderId, ...(amount === undefined ? {} : { amount }) }),
    failPendingRefund: async (refundId) => {
      await control("POST", `refunds/${refundId}`, { outcome: "failed" });
    },
    ledger: () => control("GET", "ledger"),
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
};
