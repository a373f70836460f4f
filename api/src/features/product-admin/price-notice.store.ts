import type { EntityManager } from "typeorm";
import { notify } from "../../platform/database/notices.ts";

/** The channel of the notices that scheduled prices have been entered, changed or removed. */
export const priceChannel = "scheduled-prices";

/** Tells all processes, when the transaction commits, to read anew when the next price begins or ends. */
export const tellPriceChange = (tx: EntityManager): Promise<void> => notify(tx, priceChannel);
