/** What Razorpay Checkout returns after a payment. The server verifies it. */
export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/**
 * The order of the ways to pay in the payment window: blocks of our own, named in the sequence as `block.NAME`, then Razorpay's.
 * Razorpay describes them under "Configure Payment Methods".
 */
export type PaymentDisplay = {
  blocks: Record<string, { name: string; instruments: readonly { method: string }[] }>;
  sequence: readonly `block.${string}`[];
  preferences: { show_default_blocks: boolean };
};

/** The options of Razorpay Checkout that the shop uses. Amounts are paise. */
export type CheckoutOptions = {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  config: { display: PaymentDisplay };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void; confirm_close?: boolean };
};

export type CheckoutWindow = {
  open: () => void;
  on: (event: "payment.failed", listener: (failure: { error?: { description?: string } }) => void) => void;
};

export type Checkout = new (options: CheckoutOptions) => CheckoutWindow;

declare global {
  interface Window {
    Razorpay?: Checkout;
  }
}

let pendingLoad: Promise<Checkout> | null = null;

const loadScript = (url: string): Promise<Checkout> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => {
      script.remove();
      reject(new Error("The checkout script could not be loaded."));
    };
    script.src = url;
    script.async = true;
    script.addEventListener("error", fail);
    script.addEventListener("load", () => (window.Razorpay ? resolve(window.Razorpay) : fail()));
    document.head.append(script);
  });

/** Loads the script of Razorpay Checkout once. After a failure the next call tries again. */
export const loadCheckout = async (url: string): Promise<Checkout> => {
  if (window.Razorpay) return window.Razorpay;
  pendingLoad ??= loadScript(url);
  try {
    return await pendingLoad;
  } catch (error) {
    pendingLoad = null;
    throw error;
  }
};
