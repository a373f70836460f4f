import { once } from "node:events";
import type { FastifyInstance } from "fastify";
import { limitPublicCaching } from "../../platform/edge/edge-headers.ts";
import type { Services } from "../shop/services.ts";
import { applyDuePrices } from "./apply-due-prices.command.ts";
import { msUntilPriceChange } from "./due-price.store.ts";
import { invalidateProductCounts } from "./invalidate-product-counts.ts";
import { priceChannel } from "./price-notice.store.ts";

export type PriceClock = {
  /** Milliseconds until a price begins or ends; negative if one is due, Infinity without one. */
  msUntilDue: () => number;
  /** Applies the prices that are due. All callers of one moment share the work; it never fails. */
  applyDue: () => Promise<void>;
  close: () => void;
};

/** The longest delay of a timer. After it the next instant is read again. */
const maxDelayMs = 60 * 60 * 1000;

/** Milliseconds until the next attempt after a failure. */
const retryMs = 1000;

/**
 * Begins and ends the scheduled prices at their instants, which the clock of the database decides. The process only measures how
 * long it has to wait, so that its own clock may differ. It reads the next instant again when any process changes scheduled prices.
 */
const openPriceClock = (services: Services): PriceClock => {
  const { database, log } = services;
  let dueAt = Infinity;
  let timer: NodeJS.Timeout | undefined;
  let pending: Promise<void> | undefined;
  let isClosed = false;

  const msUntilDue = (): number => dueAt - performance.now();

  const setDue = (instant: number): void => {
    dueAt = instant;
    clearTimeout(timer);
    if (isClosed) return;
    const delay = Math.min(Math.max(Math.ceil(msUntilDue()), 0), maxDelayMs);
    timer = setTimeout(() => void applyDue(), delay).unref();
  };

  /** The next instant; never later than it is, because the time of the answer counts as waiting. */
  const readNext = async (): Promise<number> => {
    const askedAt = performance.now();
    return askedAt + ((await msUntilPriceChange(database)) ?? Infinity);
  };

  const apply = async (): Promise<void> => {
    try {
      const next = await readNext();
      const isDue = Math.min(next, dueAt) <= performance.now();
      if (isDue) {
        await applyDuePrices(services);
        database.catalogue.requireCommitted();
        invalidateProductCounts(services);
      }
      setDue(isDue ? await readNext() : next);
    } catch (error) {
      if (!isClosed) log.error({ err: error }, "the prices that are due could not be applied");
      setDue(performance.now() + retryMs);
    }
  };

  const applyDue = (): Promise<void> => {
    pending ??= apply().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  /** A change that was committed while an instant was read is not in it, so it is read again. */
  const readAgain = async (): Promise<void> => {
    await pending;
    if (!isClosed) await applyDue();
  };

  const stopListening = database.notices.onNotice(priceChannel, () => void readAgain());
  return {
    msUntilDue,
    applyDue,
    close: () => {
      isClosed = true;
      stopListening();
      clearTimeout(timer);
    },
  };
};

/** Paths whose responses have no price, and health checks, which must not wait. */
const exemptPath = /^\/(health|media|assets|webhooks)\//;

/** The longest time for which a request waits for prices that are due. After it the lists may still have the old order. */
const maxWaitMs = 2000;

/** Waits until nothing is due. What another request began to apply just before an instant has not seen it. */
const whenApplied = async ({ msUntilDue, applyDue }: PriceClock): Promise<void> => {
  const timeUp = AbortSignal.timeout(maxWaitMs);
  const ended = once(timeUp, "abort");
  while (!timeUp.aborted && msUntilDue() <= 0) await Promise.race([applyDue(), ended]);
};

/** A request after the instant of a price waits until it is applied, and no cache stores a response beyond the next instant. */
export const addPriceClock = (app: FastifyInstance, services: Services): void => {
  const clock = openPriceClock(services);
  app.addHook("onClose", () => clock.close());
  app.addHook("onRequest", async ({ url }) => {
    if (clock.msUntilDue() <= 0 && !exemptPath.test(url)) await whenApplied(clock);
  });
  app.addHook("onSend", async (_request, reply) => {
    limitPublicCaching(reply, clock.msUntilDue());
  });
};
