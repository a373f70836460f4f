import type { DeliveryStage } from "../../../graphql/generated.ts";

/** The stages of a delivery, in their sequence. The first one is shown without a parameter. */
export const stages = ["TO_PACK", "PACKED", "ON_THE_WAY"] as const satisfies readonly DeliveryStage[];

export const stageNames: Record<DeliveryStage, string> = {
  TO_PACK: "To pack",
  PACKED: "Packed",
  ON_THE_WAY: "On the way",
};

export const emptyTexts: Record<DeliveryStage, { title: string; text: string }> = {
  TO_PACK: { title: "Nothing to pack", text: "Confirmed orders appear here until they are packed." },
  PACKED: { title: "No packed orders", text: "Scan or type the number of an order when its box is closed." },
  ON_THE_WAY: {
    title: "No orders on the way",
    text: "Orders appear here once fully shipped, until they are delivered.",
  },
};

/** The URL parameter of a stage: /admin/delivery?stage=on-the-way. `undefined` for the first one. */
export const stageParameter = (stage: DeliveryStage) =>
  stage === stages[0] ? undefined : stage.toLowerCase().replaceAll("_", "-");

/** The URL parameter of the replacements of exchanges that are to be sent. They are no stage of an order. */
export const replacementsParameter = "replacements";

/** The stage of a URL parameter; the first one if missing or unknown. */
export const stageFromParameter = (parameter: string | null): DeliveryStage =>
  stages.find((stage) => stageParameter(stage) === parameter) ?? stages[0];

type Counts = { toPack: number; packed: number; onTheWay: number };

export const countOfStage = (stage: DeliveryStage, { toPack, packed, onTheWay }: Counts) =>
  ({ TO_PACK: toPack, PACKED: packed, ON_THE_WAY: onTheWay })[stage];
