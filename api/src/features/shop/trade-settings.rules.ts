import { defaultCouriers, readCouriers, type Courier } from "./courier.rules.ts";
import { indianPlaces } from "./seller.rules.ts";
import { shopRules } from "./shop.rules.ts";
import { amount, choice, choices, SettingKind, wholeNumber, type Setting } from "./setting.rules.ts";

/** How returned pieces come back to the shop. */
export const returnMethods = ["drop-off", "pick-up"] as const;

const courierLine = ({ name, urlTemplate }: Courier): string => `${name}=${urlTemplate}`;

const couriersOf = (text: string): readonly Courier[] => {
  const result = readCouriers(text);
  return "couriers" in result ? result.couriers : [];
};

/** The couriers as lines; the environment separates them by semicolons. */
const couriers: Setting<readonly Courier[]> = {
  label: "Couriers",
  hint: "A line for each, the one you use most first: its name, =, and its tracking page with {trackingId}.",
  env: "COURIERS",
  kind: SettingKind.LINES,
  initial: couriersOf(defaultCouriers),
  read: (text) => {
    const result = readCouriers(text.replaceAll("\n", ";"));
    if ("couriers" in result && result.couriers.length <= 50) return { value: result.couriers };
    const entry = "invalid" in result ? result.invalid.slice(0, 200) : "";
    return {
      problem:
        entry === ""
          ? "Please enter from 1 to 50 couriers."
          : `"${entry}" is not Name=https://host/path?id={trackingId} with a name of its own.`,
    };
  },
  textOf: (value) => value.map(courierLine).join("\n"),
};

const limit = (
  label: string,
  hint: string,
  { env, initial, unit, to = 1_000_000 }: { env: string; initial: number; unit: string; to?: number },
) => wholeNumber({ label, hint, unit, env }, { from: 1, to, initial });

/** The settings by which the shop trades. Their initial values are the specification's. */
export const tradeSettings = {
  shipping: {
    title: "Shipping",
    description: "Applies to carts and new orders at once. A shopper at checkout sees a changed total first.",
    settings: {
      cartShippingFee: amount(
        { label: "Estimate in the cart", hint: "The cart shows it as an estimate." },
        { from: 0, to: 10_000, initial: shopRules.cartShippingFee },
      ),
      checkoutShippingFee: amount(
        { label: "Charged at checkout", hint: "What an order pays for shipping." },
        { from: 0, to: 10_000, initial: shopRules.checkoutShippingFee },
      ),
      freeShippingAbove: amount(
        {
          label: "Free above",
          hint: "Orders above this subtotal ship free. At exactly this subtotal, shipping is charged.",
        },
        { from: 0, to: 1_000_000, initial: shopRules.freeShippingAbove },
      ),
    },
  },
  states: {
    title: "Where you deliver",
    description: "Checkout offers these states. Orders that are placed keep theirs.",
    settings: {
      states: choices(
        { label: "States and union territories", hint: "Shown at checkout and on the delivery page." },
        { initial: shopRules.states, options: indianPlaces },
      ),
    },
  },
  couriers: {
    title: "Couriers",
    description: "The couriers of parcels, with the tracking pages that customers open.",
    settings: { couriers },
  },
  returns: {
    title: "Returns",
    description: "Pages, mails and the return form use these.",
    settings: {
      returnDays: wholeNumber(
        {
          label: "Return window",
          hint: "After delivery. Also for orders that are delivered already.",
          unit: "days",
        },
        { from: 1, to: 365, initial: shopRules.returnDays },
      ),
      method: choice(
        {
          label: "How pieces come back",
          hint: "Drop-off: the customer sends them. Pick-up: a courier collects them.",
          env: "RETURN_METHOD",
        },
        { initial: "drop-off", options: returnMethods },
      ),
    },
  },
  products: {
    title: "Products",
    description: "What product pages and lists point out.",
    settings: {
      newWithinDays: wholeNumber(
        { label: "New for", hint: "The NEW badge, Latest Arrivals and the filter New.", unit: "days" },
        { from: 1, to: 365, initial: shopRules.newWithinDays },
      ),
      lowStockUpTo: wholeNumber(
        {
          label: "Low stock",
          hint: "At this number or fewer, pages say Only 3 left, and the dashboard lists the product.",
          unit: "pieces",
        },
        { from: 1, to: shopRules.lowStockKept, initial: shopRules.lowStockUpTo },
      ),
    },
  },
  welcome: {
    title: "Welcome discount",
    description:
      "The code that each new customer gets for a first order. Codes that were given keep their percentage.",
    settings: {
      welcomeDiscountPercent: wholeNumber(
        { label: "Discount", hint: "The home page and the sign-up announce it.", unit: "percent" },
        { from: 1, to: 90, initial: shopRules.welcomeDiscountPercent },
      ),
    },
  },
  payments: {
    title: "Online payments",
    description: "What Razorpay lets you charge. Applies to new orders at once.",
    settings: {
      onlineMaximum: amount(
        {
          label: "Maximum of an order",
          hint: "As in your account at Razorpay, which can raise it for you. Checkout asks for smaller orders above it.",
        },
        { from: 1, to: 10_000_000, initial: shopRules.onlineMaximum },
      ),
    },
  },
  orders: {
    title: "Limits on orders",
    description: "They keep one person from holding your stock without paying.",
    settings: {
      unpaidOrders: limit("Unpaid orders", "Of one customer at a time.", {
        env: "UNPAID_ORDERS",
        initial: 3,
        unit: "orders",
      }),
      unpaidPieces: limit("Pieces held", "By the unpaid orders of one customer.", {
        env: "UNPAID_PIECES",
        initial: 50,
        unit: "pieces",
      }),
      expiredPerDay: limit("Expired orders", "Orders of one customer that ended unpaid in a day.", {
        env: "EXPIRED_ORDERS_PER_DAY",
        initial: 10,
        unit: "orders",
      }),
      perHour: limit("Orders in an hour", "Of one customer.", {
        env: "ORDERS_PER_HOUR",
        initial: 20,
        unit: "orders",
      }),
      perHourByNetwork: limit("Orders in an hour from one network", "An office or a campus is one network.", {
        env: "ORDERS_PER_HOUR_BY_NETWORK",
        initial: 300,
        unit: "orders",
      }),
      openCashOrders: limit("Open cash orders", "Of one customer. Each delivered order raises it by one.", {
        env: "OPEN_CASH_ORDERS",
        initial: 5,
        unit: "orders",
      }),
      openCashValue: amount(
        {
          label: "Value of open cash orders",
          hint: "Of one customer. Each delivered order raises it by its total.",
          env: "OPEN_CASH_RUPEES",
        },
        { from: 1, to: 100_000_000, initial: 5_000_000 },
      ),
    },
  },
} as const;
