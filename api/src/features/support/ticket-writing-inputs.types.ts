import { Field, ID, InputType, Int } from "type-graphql";
import { TicketCategory } from "./ticket.rules.ts";

@InputType({ description: "Input of `addMessageNote`." })
export class AddMessageNoteInput {
  @Field(() => ID, { description: "Id of the ticket." })
  messageId!: string;

  @Field(() => String, { description: "Text of the note, at most 5,000 characters." })
  note!: string;

  @Field(() => String, {
    description:
      "Key of 8 to 100 characters that is new for each note: a repeated request adds no second one.",
  })
  idempotencyKey!: string;
}

@InputType({ description: "Input of `setMessageCategory`." })
export class SetMessageCategoryInput {
  @Field(() => ID, { description: "Id of the ticket." })
  messageId!: string;

  @Field(() => TicketCategory, { description: "What the ticket is about." })
  category!: TicketCategory;

  @Field(() => Int, { description: "Version of the conversation that the admin has read." })
  version!: number;
}
