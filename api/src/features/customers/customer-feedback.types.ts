import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { TicketState } from "../support/ticket.rules.ts";

@ObjectType({ description: "Review by a customer, with its product.", simpleResolvers: true })
export class CustomerReview {
  @Field(() => ID, { description: "Id of the review." })
  id!: string;

  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => Int, { description: "Rating in stars, 1 to 5." })
  rating!: number;

  @Field(() => String, { description: "Comment of the reviewer, in plain text." })
  comment!: string;

  @Field(() => Date, { description: "Time at which the review was written, or replaced." })
  createdAt!: string;

  @Field(() => Boolean, { description: "Whether the shop has hidden the review." })
  isHidden!: boolean;
}

@ObjectType({ description: "Page of the reviews by a customer, newest first.", simpleResolvers: true })
export class CustomerReviewConnection extends connectionOf("CustomerReview", () => CustomerReview) {
  @Field(() => Int, { description: "Number of reviews in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "Message of a customer by the contact form.", simpleResolvers: true })
export class CustomerMessage {
  @Field(() => ID, { description: "Id of the message." })
  id!: string;

  @Field(() => String, { description: "Ticket number, such as T-100234." })
  ticketNumber!: string;

  @Field(() => String, { description: "Subject of the message, in one line." })
  subject!: string;

  @Field(() => String, { description: "Text of the message, with its line breaks." })
  message!: string;

  @Field(() => Date, { description: "Time at which the message was sent." })
  createdAt!: string;

  @Field(() => TicketState, { description: "State of the ticket, as in the inbox." })
  state!: TicketState;
}

@ObjectType({ description: "Page of the messages of a customer, newest first.", simpleResolvers: true })
export class CustomerMessageConnection extends connectionOf("CustomerMessage", () => CustomerMessage) {
  @Field(() => Int, { description: "Number of messages in the whole list." })
  totalCount!: number;
}
