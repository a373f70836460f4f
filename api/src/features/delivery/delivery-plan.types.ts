import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";

@ObjectType({ description: "Days between which an order should arrive.", simpleResolvers: true })
export class DeliveryRange {
  @Field(() => Day, { description: "First day of the range, in India." })
  from!: string;

  @Field(() => Day, { description: "Last day of the range, in India." })
  to!: string;
}

@ObjectType("DeliveryZone", {
  description: "Zone: a part of India with its delivery times.",
  simpleResolvers: true,
})
@InputType("DeliveryZoneInput", { description: "Zone: a part of India with its delivery times." })
export class DeliveryZoneType {
  @Field(() => String, { description: "Name of the zone, for admins." })
  name!: string;

  @Field(() => Int, { description: "Minimum number of working days from dispatch to delivery." })
  minDays!: number;

  @Field(() => Int, { description: "Maximum number of working days from dispatch to delivery." })
  maxDays!: number;

  @Field(() => [String], { description: "States of the zone." })
  states!: string[];

  @Field(() => [String], {
    description: "Beginnings of the zone's PIN codes; a match with one of them comes before the states.",
  })
  pinPrefixes!: string[];
}

@InputType({ description: "Plan by which the shop computes delivery dates." })
export class DeliveryPlanInput {
  @Field(() => Int, {
    description: "Hour in India, 0 to 24: orders that are placed before it leave on the same day.",
  })
  cutOffHour!: number;

  @Field(() => [Int], { description: "Weekdays on which parcels leave and arrive: 1 is Monday." })
  workingDays!: number[];

  @Field(() => [Day], { description: "Days on which no parcel leaves or arrives." })
  holidays!: string[];

  @Field(() => [DeliveryZoneType], { description: "Zones with delivery times of their own." })
  zones!: DeliveryZoneType[];

  @Field(() => Int, { description: "Minimum number of working days to all other places." })
  otherMinDays!: number;

  @Field(() => Int, { description: "Maximum number of working days to all other places." })
  otherMaxDays!: number;
}

@ObjectType("DeliveryPlan", {
  description: "Plan by which the shop computes delivery dates.",
  simpleResolvers: true,
})
export class DeliveryPlanType {
  @Field(() => ID, { description: "Id of the plan." })
  id!: string;

  @Field(() => Int, { description: "Version of the plan; grows by one with each change." })
  version!: number;

  @Field(() => Int, {
    description: "Hour in India, 0 to 24: orders that are placed before it leave on the same day.",
  })
  cutOffHour!: number;

  @Field(() => [Int], { description: "Weekdays on which parcels leave and arrive: 1 is Monday." })
  workingDays!: number[];

  @Field(() => [Day], { description: "Days on which no parcel leaves or arrives." })
  holidays!: string[];

  @Field(() => [DeliveryZoneType], { description: "Zones with delivery times of their own." })
  zones!: DeliveryZoneType[];

  @Field(() => Int, { description: "Minimum number of working days to all other places." })
  otherMinDays!: number;

  @Field(() => Int, { description: "Maximum number of working days to all other places." })
  otherMaxDays!: number;
}

@ObjectType({ description: "Punctuality of the deliveries to a zone.", simpleResolvers: true })
export class ZonePunctuality {
  @Field(() => String, { description: "Name of the zone." })
  zone!: string;

  @Field(() => Int, { description: "Number of orders that were delivered within the period." })
  delivered!: number;

  @Field(() => Int, {
    description: "Number of orders that were delivered on the last promised day or earlier.",
  })
  onTime!: number;

  @Field(() => Int, { description: "Number of orders that were delivered before the first promised day." })
  early!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Mean delay of the late deliveries in days; null without a late one.",
  })
  averageDaysLate!: number | null;

  @Field(() => Int, { description: "Number of orders that are not delivered after their last promised day." })
  overdue!: number;
}
