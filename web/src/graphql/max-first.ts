/** Maximum number of entries that a list asks for in one request. A page may have 100, but an operation may select 20,000 fields. */
export const MAX_FIRST = 60;

/** The same for lists of whole orders: 20,000 fields are 36 orders. `api/test/list-weights.test.ts` weighs each list. */
export const MAX_FIRST_ORDERS = 30;
