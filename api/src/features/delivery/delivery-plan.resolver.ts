import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./delivery.refusals.ts";
import { cleanOptional } from "../../platform/text.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { updateDeliveryPlan } from "./update-delivery-plan.command.ts";
import { findDeliveryPlan } from "./delivery-plan.store.ts";
import { DeliveryPlanType, DeliveryRange, ZonePunctuality } from "./delivery-plan.types.ts";
import { promisedRange, statesOfPinWithoutDelivery } from "./promised-range.query.ts";
import { recentPunctuality } from "./punctuality.query.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { DeliveryRangeInput, UpdateDeliveryPlanInput } from "./delivery-plan-inputs.types.ts";

/** Maximum length of a PIN code or a state, known to the shop or not. */
const maxPlace = 100;

const planOf = async ({ services }: Context): Promise<DeliveryPlanType | null> => {
  const stored = await findDeliveryPlan(services.database.source.manager);
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
    @Ctx() { services }: Context,
    @InputArg(() => DeliveryRangeInput) { pin, state }: DeliveryRangeInput,
  ): Promise<DeliveryRange | null> {
    const place = {
      pin: cleanOptional(pin, "pin", maxPlace),
      state: cleanOptional(state, "state", maxPlace),
    };
    return (await promisedRange(services, place, new Date())) ?? null;
  }

  @Query(() => [String], {
    description: "States of a PIN code, if the shop delivers to none of them; otherwise empty.",
  })
  statesWithoutDelivery(
    @Ctx() { services }: Context,
    @Arg("pin", () => String, { nullable: true, description: "PIN code of the address, if known." })
    pin: string | null,
  ): string[] {
    return statesOfPinWithoutDelivery(services, cleanOptional(pin, "pin", maxPlace));
  }

  @Authorized(Permission.SETTINGS)
  @Query(() => DeliveryPlanType, {
    nullable: true,
    description: "Plan by which the shop computes delivery dates; null while it promises none.",
  })
  deliveryPlan(@Ctx() context: Context): Promise<DeliveryPlanType | null> {
    return planOf(context);
  }

  @Authorized(Permission.SETTINGS)
  @Refuses("DELIVERY_PLAN_CHANGED", "DELIVERY_PLAN_INVALID")
  @Mutation(() => DeliveryPlanType, {
    description: "Replaces the plan of delivery dates; placed orders keep their dates.",
  })
  async updateDeliveryPlan(
    @Ctx() context: Context,
    @InputArg(() => UpdateDeliveryPlanInput) input: UpdateDeliveryPlanInput,
  ): Promise<DeliveryPlanType> {
    await updateDeliveryPlan(context.services, authorOf(context), input);
    return (await planOf(context)) ?? refuse("DELIVERY_PLAN_CHANGED");
  }

  @Authorized(Permission.SETTINGS)
  @Query(() => [ZonePunctuality], {
    description:
      "Promised and actual deliveries by zone, of orders delivered within the last 30 days; may be some minutes old.",
  })
  punctuality(@Ctx() { services }: Context): Promise<ZonePunctuality[]> {
    return recentPunctuality(services);
  }
}
