import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Day } from "../../platform/graphql/day.scalar.ts";

@ObjectType({ description: "The days between which an order should arrive.", simpleResolvers: true })
export class DeliveryRange {
  @Field(() => Day, { description: "The first day." })
  from!: string;

  @Field(() => Day, { description: "The last day." })
  to!: string;
}

@ObjectType("DeliveryZone", {
  description: "A part of India with its delivery times.",
  simpleResolvers: true,
})
@InputType("DeliveryZoneInput", { description: "A part of India with its delivery times." })
export class DeliveryZoneType {
  @Field(() => String, { description: "Its name, for admins." })
  name!: string;

  @Field(() => Int, { description: "The fewest working days after dispatch." })
  minDays!: number;

  @Field(() => Int, { description: "Maximum number of working days after dispatch." })
  maxDays!: number;

  @Field(() => [String], { description: "Its states." })
  states!: string[];

  @Field(() => [String], { description: "Starts of its PIN codes; they come before the states." })
  pinPrefixes!: string[];
}

@InputType({ description: "How the shop computes the dates that it promises." })
export class DeliveryPlanInput {
  @Field(() => Int, { description: "Orders before this hour in India leave on the same day." })
  cutOffHour!: number;

  @Field(() => [Int], { description: "Weekdays on which parcels leave and arrive: 1 is Monday." })
  workingDays!: number[];

  @Field(() => [Day], { description: "Days on which none leaves or arrives." })
  holidays!: string[];

  @Field(() => [DeliveryZoneType], { description: "The zones." })
  zones!: DeliveryZoneType[];

  @Field(() => Int, { description: "The fewest working days to all other places." })
  otherMinDays!: number;

  @Field(() => Int, { description: "Maximum number of working days to all other places." })
  otherMaxDays!: number;
}

@ObjectType("DeliveryPlan", {
  description: "How the shop computes the dates that it promises.",
  simpleResolvers: true,
})
export class DeliveryPlanType {
  @Field(() => ID, { description: "Id of the plan." })
  id!: string;

  @Field(() => Int, { description: "Grows by one with each change." })
  version!: number;

  @Field(() => Int, { description: "Orders before this hour in India leave on the same day." })
  cutOffHour!: number;

  @Field(() => [Int], { description: "Weekdays on which parcels leave and arrive: 1 is Monday." })
  workingDays!: number[];

  @Field(() => [Day], { description: "Days on which none leaves or arrives." })
  holidays!: string[];

  @Field(() => [DeliveryZoneType], { description: "The zones." })
  zones!: DeliveryZoneType[];

  @Field(() => Int, { description: "The fewest working days to all other places." })
  otherMinDays!: number;

  @Field(() => Int, { description: "Maximum number of working days to all other places." })
  otherMaxDays!: number;
}

@ObjectType({ description: "How the promised dates of a zone were kept.", simpleResolvers: true })
export class ZonePunctuality {
  @Field(() => String, { description: "The zone." })
  zone!: string;

  @Field(() => Int, { description: "Orders that were delivered within the period." })
  delivered!: number;

  @Field(() => Int, { description: "Of these, on the last promised day or earlier." })
  onTime!: number;

  @Field(() => Int, { description: "Of these, before the first promised day." })
  early!: number;

  @Field(() => Float, {
    nullable: true,
    description: "Mean number of days by which the late ones were late.",
  })
  averageDaysLate!: number | null;

  @Field(() => Int, { description: "Orders that are not delivered after their last promised day." })
  overdue!: number;
}
