import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { cleanOptional } from "../../platform/text.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { changeDeliveryPlan } from "./change-delivery-plan.command.ts";
import { findDeliveryPlan } from "./delivery-plan.store.ts";
import {
  DeliveryPlanInput,
  DeliveryPlanType,
  DeliveryRange,
  ZonePunctuality,
} from "./delivery-plan.types.ts";
import { promisedRange, statesOfPinWithoutDelivery } from "./promised-range.query.ts";
import { recentPunctuality } from "./punctuality.query.ts";

/** Maximum length of a PIN code or a state, known to the shop or not. */
const maxPlace = 100;

const planOf = async ({ shop }: Context): Promise<DeliveryPlanType | null> => {
  const stored = await findDeliveryPlan(shop.database.source.manager);
  return stored ? { id: stored.id, version: stored.version, ...stored.plan } : null;
};

@Resolver()
export class DeliveryPlanResolver {
  @Query(() => DeliveryRange, {
    nullable: true,
    description:
      "Delivery dates of an order that is placed now; null while the shop promises no dates, and for a PIN code to which it does not deliver.",
  })
  async deliveryRange(
    @Ctx() { shop }: Context,
    @Arg("pin", () => String, { nullable: true, description: "PIN code of the address, if known." })
    pin: string | null,
    @Arg("state", () => String, { nullable: true, description: "State of the address, if known." })
    state: string | null,
  ): Promise<DeliveryRange | null> {
    const place = {
      pin: cleanOptional(pin, "pin", maxPlace),
      state: cleanOptional(state, "state", maxPlace),
    };
    return (await promisedRange(shop, place, new Date())) ?? null;
  }

  @Query(() => [String], {
    description: "States of a PIN code, if the shop delivers to none of them; otherwise empty.",
  })
  statesWithoutDelivery(
    @Ctx() { shop }: Context,
    @Arg("pin", () => String, { nullable: true, description: "PIN code of the address, if known." })
    pin: string | null,
  ): string[] {
    return statesOfPinWithoutDelivery(shop, cleanOptional(pin, "pin", maxPlace));
  }

  @Authorized(ADMIN)
  @Query(() => DeliveryPlanType, {
    nullable: true,
    description: "Plan by which the shop computes delivery dates; null while it promises none. Admins only.",
  })
  deliveryPlan(@Ctx() context: Context): Promise<DeliveryPlanType | null> {
    return planOf(context);
  }

  @Authorized(ADMIN)
  @Mutation(() => DeliveryPlanType, {
    description:
      "Replaces the plan of delivery dates; placed orders keep their dates. Refused: DELIVERY_PLAN_INVALID, DELIVERY_PLAN_CHANGED. Admins only.",
  })
  async changeDeliveryPlan(
    @Ctx() context: Context,
    @Arg("version", () => Int, { description: "Version of the plan that the admin saw; 0 without a plan." })
    version: number,
    @Arg("plan", () => DeliveryPlanInput, { description: "New plan of delivery dates." })
    plan: DeliveryPlanInput,
  ): Promise<DeliveryPlanType> {
    await changeDeliveryPlan(context.shop, authorOf(context), { version, plan });
    return (await planOf(context)) ?? refuse("DELIVERY_PLAN_CHANGED");
  }

  @Authorized(ADMIN)
  @Query(() => [ZonePunctuality], {
    description:
      "Promised and actual deliveries by zone, of orders delivered within the last 30 days; may be some minutes old. Admins only.",
  })
  punctuality(@Ctx() { shop }: Context): Promise<ZonePunctuality[]> {
    return recentPunctuality(shop);
  }
}
