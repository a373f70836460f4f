/** The number of an order as the slip's barcode has it, or without its letters as it is typed. */
const orderNumber = /^(?:sj\d+|\d{1,7})$/i;

/** Whether a code that follows the number of an order is a tracking id. A short code is rather another order's number. */
export const isTrackingScan = (code: string): boolean => !orderNumber.test(code) && code.length >= 6;
