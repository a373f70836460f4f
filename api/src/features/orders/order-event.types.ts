import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { OrderEventKind } from "./order-event.rules.ts";

registerEnumType(OrderEventKind, {
  name: "OrderEventKind",
  description: "What an event is about: status, payment, refund, document, mail, or a change by a person.",
});

@ObjectType("OrderEvent", { description: "One event in the life of an order.", simpleResolvers: true })
export class OrderEventView {
  @Field(() => ID, { description: "Id of the event." })
  id!: string;

  @Field(() => Date, { description: "When it happened." })
  at!: Date;

  @Field(() => OrderEventKind, { description: "What it is about." })
  kind!: OrderEventKind;

  @Field(() => String, { description: "What happened." })
  title!: string;

  @Field(() => String, { nullable: true, description: "More about it." })
  detail!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the admin, or 'the shopper'; absent for the shop itself.",
  })
  by!: string | null;
}
