import type { EntityManager } from "typeorm";
import type { Author } from "../audit/audit.rules.ts";
import { updateOrderStatus } from "../orders/update-order-status.command.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { isFullyCredited } from "../payments/credit.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./returns.refusals.ts";
import type { Paise } from "../../platform/money.ts";
import type { Services } from "../shop/services.ts";
import { addReturnAudit, type SeenReturn } from "./admin-step.command.ts";
import { bookArrival, type ArrivedLine } from "./book-arrival.command.ts";
import { checkedInspection, isSameInspection, type InspectedLine } from "./inspection.rules.ts";
import { checkCanArrive } from "./late-pieces.ts";
import { lockReturn, moveReturn, mustMove, type LockedReturn } from "./move-return.command.ts";
import { ReturnKind, ReturnStatus } from "./return-status.rules.ts";
import { addStep, setInspection } from "./return-write.store.ts";

type Inspection = SeenReturn & { lines: readonly InspectedLine[] };

const to = ReturnStatus.COMPLETED;

const total = <Key extends string>(lines: readonly Record<Key, number>[], key: Key): number =>
  lines.reduce((sum, line) => sum + line[key], 0);

/** Whether the pieces have not been received yet: the inspection records their arrival too. */
const isUnreceived = ({ request }: LockedReturn): boolean => request.status === ReturnStatus.APPROVED;

/**
 * Whether the inspection has something to record: it is the first one, or pieces that were missing have arrived. `false` if it was
 * recorded before. Throws RETURN_CHANGED, RETURN_STEP_INVALID.
 */
const mustInspect = (locked: LockedReturn, { lines, version }: Inspection): boolean => {
  const { request } = locked;
  if (mustMove(locked, isUnreceived(locked) ? ReturnStatus.RECEIVED : to, version)) return true;
  if (isSameInspection(request.lines, lines)) return false;
  const hasMissing = total(request.lines, "missing") > 0;
  return hasMissing && request.version === version ? true : refuse("RETURN_CHANGED");
};

/** Writes what was found, with the stock, the money and the step. Returns the credited amount of the pieces that arrived now. */
const recordInspection = async (
  tx: EntityManager,
  locked: LockedReturn,
  lines: readonly ArrivedLine[],
  userId: string,
): Promise<Paise> => {
  const { request } = locked;
  // Without a mail: that of the inspection says what has arrived.
  if (isUnreceived(locked)) await addStep(tx, request.id, { kind: ReturnStatus.RECEIVED, userId });
  await setInspection(tx, lines);
  const amount = await bookArrival(tx, locked, lines, userId);
  const arrived = total(lines, "arrived");
  await moveReturn(tx, locked, {
    status: to,
    userId,
    creditedAmount: (request.creditedAmount ?? 0) + amount,
    arrival: {
      arrived,
      arrivedInAll: total(lines, "restocked") + total(lines, "writtenOff"),
      announced: total(lines, "quantity"),
      amount,
    },
  });
  return amount;
};

/**
 * Completes a return after the inspection of its pieces: those that arrived go into stock or are written off, their money goes
 * back, and their replacements are due to be sent. An approved return is received by the same call. Pieces that did not arrive
 * change nothing. They can be inspected later by the same call, with the new numbers; the numbers that are recorded change
 * nothing. With the last piece that is charged, the order becomes returned. Throws INSPECTION_INVALID, RETURN_NOT_FOUND, RETURN_CHANGED, RETURN_STEP_INVALID, OUT_OF_STOCK.
 */
export const inspectReturn = (services: Services, author: Author, inspection: Inspection): Promise<string> =>
  inTransaction(services.database, async (tx) => {
    const locked = await lockReturn(tx, inspection.returnId);
    const { order, request } = locked;
    if (!mustInspect(locked, inspection)) return request.id;
    const isLate = request.status === to;
    const isSent = request.replacementSentAt !== null;
    const lines = checkedInspection(request.lines, inspection.lines).map((line) => ({
      ...line,
      unsentReplacements:
        line.unsentReplacements + (isSent && line.kind === ReturnKind.EXCHANGE ? line.arrived : 0),
    }));
    if (isLate) await checkCanArrive(tx, locked, lines);
    const { userId } = author;
    await recordInspection(tx, locked, lines, userId);
    if (await isFullyCredited(tx, order.id))
      await updateOrderStatus(tx, order, { status: OrderStatus.RETURNED, userId });
    const changeOf = (key: "restocked" | "writtenOff" | "missing") => ({
      before: total(request.lines, key),
      after: total(lines, key),
    });
    await addReturnAudit(tx, { author, action: "inspectReturn" }, request, {
      ...(!isLate && { status: { before: request.status, after: to } }),
      restocked: changeOf("restocked"),
      writtenOff: changeOf("writtenOff"),
      missing: changeOf("missing"),
    });
    return request.id;
  });
