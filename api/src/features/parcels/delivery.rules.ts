/** How far an order is between its confirmation and its delivery. */
export enum DeliveryStage {
  TO_PACK = "to-pack",
  PACKED = "packed",
  ON_THE_WAY = "on-the-way",
}

export type DeliveryCounts = { toPack: number; packed: number; onTheWay: number };

export const countOfStage = (stage: DeliveryStage, counts: DeliveryCounts): number =>
  ({
    [DeliveryStage.TO_PACK]: counts.toPack,
    [DeliveryStage.PACKED]: counts.packed,
    [DeliveryStage.ON_THE_WAY]: counts.onTheWay,
  })[stage];
