import { expect, it } from "vitest";
import { courierRowOf } from "../src/features/payments/courier-cash/courier-file.rules.ts";
import { toFileRow, trackingHeader } from "../src/features/parcels/tracking-row.rules.ts";
import { orderNumberOf } from "../src/features/orders/order-number.rules.ts";

it.each(["SJ100017", " sj100017 ", "'SJ100017", "'sj100017"])(
  "the number %s means the same order in every file of a courier",
  (text) => {
    expect(orderNumberOf(text)).toBe("SJ100017");
    const header = trackingHeader(["order", "awb", "courier"]);
    expect(toFileRow({ position: 2, cells: [text, "DL-1001", "DTDC"] }, header).orderNumber).toBe("SJ100017");
    const cashRow = courierRowOf(["order", "amount"], { position: 2, cells: [text, "1299"] });
    expect(cashRow.orderNumber).toBe("SJ100017");
  },
);
