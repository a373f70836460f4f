import { LRUCache } from "lru-cache";
import { singleFlight } from "../../platform/async/single-flight.ts";
import type { RequestedLine } from "./order-draft.rules.ts";
import type { PricedLine } from "./priced-lines.query.ts";

/** A variant of a product whose stock unit was empty. */
type SoldOutUnit = { unitId: string; productId: string; title: string };

/** Variants that one process remembers. */
const maxVariants = 1000;

const keyOf = ({ productId, size, color }: Omit<RequestedLine, "quantity">): string =>
  JSON.stringify([productId.toLowerCase(), size ?? null, color ?? null]);

/**
 * Variants that an order found sold out. Each is only a hint: before a refusal the stock is read again, one read for all
 * orders that ask at the same time. So a crowd that comes too late costs no transactions, and other orders cost nothing.
 */
export class SoldOutUnits {
  private readonly units = new LRUCache<string, SoldOutUnit>({ max: maxVariants });
  private readonly share = singleFlight<number | undefined>();

  add(line: PricedLine): void {
    const { stockUnitId: unitId, productId, title } = line;
    this.units.set(keyOf(line), { unitId, productId, title });
  }

  /**
   * The first of the variants that has no pieces now; `undefined` if none is known. `readStock` returns `undefined` for a deleted
   * unit: the variant then has another one.
   */
  async find(
    variants: readonly RequestedLine[],
    readStock: (unitId: string) => Promise<number | undefined>,
  ): Promise<SoldOutUnit | undefined> {
    for (const variant of variants) {
      const unit = this.units.get(keyOf(variant));
      if (!unit) continue;
      if ((await this.share(unit.unitId, () => readStock(unit.unitId))) === 0) return unit;
      this.units.delete(keyOf(variant));
    }
    return undefined;
  }
}
