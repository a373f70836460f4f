import type { DemoAdmin } from "./shopper.ts";

/** A promotion that does not start during the tests: other ones use the same shop. */
export const laterPromotion = {
  title: "Kurta days",
  method: "AUTOMATIC",
  kind: "PERCENT",
  percent: 10,
  kinds: ["KURTA"],
  startsAt: "2040-11-01T00:00:00+05:30",
};

/** Saves a promotion; version 0 is a new one. */
export const savePromotion = (
  { query }: DemoAdmin,
  { id, version = 0, promotion }: { id: string; version?: number; promotion: object },
) =>
  query(
    "mutation($id: ID!, $version: Int!, $input: PromotionInput!) { savePromotion(input: { id: $id, version: $version, promotion: $input }) { id } }",
    { id, version, input: promotion },
  );
