import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { OpenTaskKind } from "./open-task.rules.ts";

registerEnumType(OpenTaskKind, {
  name: "OpenTaskKind",
  description:
    "Kind of work that waits for an admin: orders to pack, packed and to ship, on the way and late; replacements to send; returns to approve, to receive, to inspect; cash refunds to pay, refunds that Razorpay has not accepted; couriers' cash, rows of settlements that do not match, open disputes; messages, new reviews, products with low stock.",
});

@ObjectType("OpenTask", {
  description: "Work of one kind that waits for an admin.",
  simpleResolvers: true,
})
export class OpenTaskView {
  @Field(() => OpenTaskKind, { description: "Kind of the work." })
  kind!: OpenTaskKind;

  @Field(() => Int, { description: "Number of entries that wait; a lower limit if `isMore`." })
  count!: number;

  @Field(() => Boolean, { description: "Whether more entries wait than were counted." })
  isMore!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: "Time from which the oldest entry waits; null if none waits, and for stock.",
  })
  oldestAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Last time at which the most urgent dispute can be answered; null for other kinds.",
  })
  dueAt!: Date | null;

  @Field(() => Int, {
    description:
      "Number of messages past the time in which the law has them acknowledged or resolved; 0 for other kinds.",
  })
  lateCount!: number;
}
