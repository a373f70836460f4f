import { describe, expect, it } from "vitest";
import { printWarning, type PrintedOrder } from "./print-warning.rules.ts";

const anOrder = (address = {}, changes: Partial<PrintedOrder> = {}): PrintedOrder => ({
  shippingAddress: {
    fullName: "Meera Sharma",
    address: "14, Mall Road",
    city: "Amritsar",
    phone: "9876543210",
    zipCode: "143001",
    ...address,
  },
  notes: null,
  lines: [{ title: "Ajrakh Kurta", size: "M", color: null }],
  ...changes,
});

describe("the warning about what cannot be printed", () => {
  it("is absent if everything can, in any script of India and with emoji", () => {
    expect(printWarning(anOrder())).toBeUndefined();
    expect(printWarning(anOrder({ fullName: "കൃഷ്ണൻ 😀", city: "حیدرآباد" }))).toBeUndefined();
  });

  it("names the characters with their places", () => {
    expect(
      printWarning(
        anOrder(
          { fullName: "王小明", city: "北京" },
          { notes: "谢谢", lines: [{ title: "Kurta 长", size: "大", color: "红" }] },
        ),
      ),
    ).toBe(
      "These characters cannot be printed: 王 小 明 (name), 北 京 (address), 谢 (note), 长 大 红 (pieces). Please add them by hand.",
    );
  });

  it("lists eight characters of a part", () => {
    expect(printWarning(anOrder({}, { notes: "一二三四五六七八九" }))).toBe(
      "These characters cannot be printed: 一 二 三 四 五 六 七 八 … (note). Please add them by hand.",
    );
  });
});
