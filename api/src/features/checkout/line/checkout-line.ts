import { errorSummary } from "../../../platform/logger.ts";
import type { Settings } from "../../shop/settings.ts";
import type { Shop } from "../../shop/shop.ts";
import { ordersOf } from "../order-queue.ts";
import { letShoppersIn, lineChannel, openLine } from "./checkout-line.store.ts";

/** Milliseconds between two moments at which shoppers are let in. */
const intervalMs = 1000;

/** What a process knows of the line at checkout. */
export type CheckoutLine = {
  isOpen: () => boolean;
  /** Opens the line for all processes. */
  open: () => void;
};

const closedLine: CheckoutLine = { isOpen: () => false, open: () => undefined };

const lines = new WeakMap<Settings, CheckoutLine>();

/** The line of this process. Without a server it stays closed. */
export const checkoutLineOf = ({ settings }: Pick<Shop, "settings">): CheckoutLine =>
  lines.get(settings) ?? closedLine;

/**
 * Follows the line of all processes. While it is closed this costs no statement; while it is open each process asks once a
 * second to let the next shoppers in. Returns a function that ends it.
 */
export const followCheckoutLine = (shop: Shop): (() => void) => {
  const { database, settings, log } = shop;
  const { admission } = settings;
  let isOpen = false;
  let isEnded = false;
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;

  const ask = async (): Promise<void> => {
    if (isAsking || isEnded) return;
    isAsking = true;
    clearTimeout(timer);
    const isBusy = ordersOf(shop).queue.oldestWaitMs() > admission.waitMs;
    const { perSecond, turnSeconds } = admission;
    try {
      const isStillOpen = await letShoppersIn(database, {
        most: isBusy ? 0 : perSecond,
        turnSeconds,
        isBusy,
      });
      if (isStillOpen !== isOpen)
        log.info(isStillOpen ? "checkout lets shoppers in by turn" : "checkout is open to all again");
      isOpen = isStillOpen;
    } catch (error) {
      log.warn(errorSummary(error), "the line at checkout cannot be read");
    }
    isAsking = false;
    if (isOpen && !isEnded) timer = setTimeout(() => void ask(), intervalMs).unref();
  };

  const open = (): void => {
    if (isOpen || isEnded) return;
    isOpen = true;
    log.warn(
      { waitMs: Math.round(ordersOf(shop).queue.oldestWaitMs()) },
      "orders wait too long: a line forms",
    );
    openLine(database).then(ask, (error: unknown) => {
      isOpen = false;
      log.warn(errorSummary(error), "the line at checkout cannot be opened");
    });
  };

  lines.set(settings, { isOpen: () => isOpen, open });
  const stopNotices = database.notices.onNotice(lineChannel, () => void ask());
  return () => {
    isEnded = true;
    clearTimeout(timer);
    stopNotices();
    lines.delete(settings);
  };
};
