import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root, typescript } from "../bench/node-process.ts";
import type { Books } from "../razorpay-stand-in/ledger.ts";
import { send } from "./requests.ts";

/** What the browser brings back from the gateway after paying. */
export type Proof = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

type Faults = {
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

/** The stand-in for Razorpay, in a process of its own: what the shop believes is compared with its books. */
export type StandIn = {
  url: string;
  /** What the shop has to be told to reach it. */
  settings: Record<string, string>;
  sendWebhooksTo: (shopUrl: string) => Promise<void>;
  /** From now on this goes wrong, and nothing else. */
  goWrong: (faults: Faults) => Promise<void>;
  /** A shopper pays at the gateway; `amount` in paise where it is not the order's own. */
  pay: (gatewayOrderId: string, amount?: number) => Promise<Proof>;
  /** A bank sends a pending refund back. */
  sendBack: (refundId: string) => Promise<void>;
  ledger: () => Promise<Pick<Books, "orders" | "payments" | "refunds">>;
  stop: () => Promise<void>;
};

const program = typescript("api/tools/razorpay-stand-in/main.ts");

const keys = {
  RAZORPAY_KEY_ID: "rzp_test_battery",
  RAZORPAY_KEY_SECRET: "the battery's key secret",
  RAZORPAY_WEBHOOK_SECRET: "the battery's webhook secret",
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
    const answer = await send(`${url}/control/${path}`, { method, ...(body ? { body } : {}) });
    if (answer?.status !== 200) throw new Error(`The stand-in said ${answer?.status} to ${path}`);
    return answer.body as Answer;
  };
  return {
    url,
    settings: { RAZORPAY_API_URL: url, RAZORPAY_ALLOW_TEST: "1", ...keys },
    sendWebhooksTo: async (shopUrl) => {
      await control("PUT", "webhook", { url: `${shopUrl}/webhooks/razorpay` });
    },
    goWrong: async (faults) => {
      await control("PUT", "faults", faults);
    },
    pay: (orderId, amount) =>
      control("POST", "payments", { orderId, ...(amount === undefined ? {} : { amount }) }),
    sendBack: async (refundId) => {
      await control("POST", `refunds/${refundId}`, { outcome: "failed" });
    },
    ledger: () => control("GET", "ledger"),
    stop: async () => {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
};
