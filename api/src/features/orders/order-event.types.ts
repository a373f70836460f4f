import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { OrderEventKind } from "./order-event.rules.ts";

registerEnumType(OrderEventKind, {
  name: "OrderEventKind",
  description:
    "Kind of an event: status, payment, refund, document, mail, a change by a person, or a message of a ticket.",
});

@ObjectType("OrderEvent", { description: "Event in the timeline of an order.", simpleResolvers: true })
export class OrderEventView {
  @Field(() => ID, { description: "Id of the event." })
  id!: string;

  @Field(() => Date, { description: "Time of the event." })
  happenedAt!: Date;

  @Field(() => OrderEventKind, { description: "Kind of the event." })
  kind!: OrderEventKind;

  @Field(() => String, { description: "Short description of the event." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Details of the event; null if there are none." })
  detail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the admin, or 'the shopper'; null for the shop itself.",
  })
  by!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the ticket of a message; null for other kinds.",
  })
  ticketNumber?: string;
}
