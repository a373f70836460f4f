import type { CourierCash_FileFragment } from "../../../graphql/generated.ts";

/** The queries to load again after cash was recorded. */
export const cashQueries = ["PaymentFigures", "MoneyEntries"];

type CheckedFile = Pick<CourierCash_FileFragment, "readyCount" | "problemCount">;

const leftOutText = (count: number) =>
  `${count === 1 ? "1 row with a problem is" : `${count} rows with a problem are`} left out.`;

/** What a checked file does before it is recorded. */
export const checkedFileText = ({ readyCount, problemCount }: CheckedFile) =>
  [
    readyCount === 0 && problemCount === 0 && "All of it was collected before.",
    readyCount === 0 ? "There is nothing to record." : "Nothing is recorded yet.",
    problemCount > 0 && leftOutText(problemCount),
  ]
    .filter(Boolean)
    .join(" ");

/** What is still to be done with a file that was recorded without some of its rows. */
export const leftOutFileText = (count: number) =>
  `${leftOutText(count)} Please correct ${count === 1 ? "it" : "them"} here, or choose a corrected file. No order is recorded twice.`;

export const ordersText = (count: number) => (count === 1 ? "1 order" : `${count} orders`);

/** Orders of one request, as the server limits them. */
const MAX_ORDERS = 100;

/** Why so many ticked orders cannot be marked at once; `null` if they can. */
export const tooManyOrdersText = (count: number) =>
  count > MAX_ORDERS
    ? `At most ${MAX_ORDERS} orders can be marked at once. Please untick ${ordersText(count - MAX_ORDERS)}.`
    : null;
