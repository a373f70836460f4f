/** Maximum number of entries of a list in one request. The API allows 100, but at most 20,000 fields in one operation. */
export const MAX_FIRST = 60;

/**
 * The same for lists of whole orders or returns, which have hundreds of fields each. `api/test/list-weights.test.ts` weighs
 * each list.
 */
export const MAX_FIRST_ORDERS = 20;
