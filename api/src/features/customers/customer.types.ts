import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../platform/graphql/node.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Paise } from "../../platform/money.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { CashBlockReason } from "../accounts/cash-block.rules.ts";
import { CustomerNote } from "./customer-note.entity.ts";

@ObjectType({ description: "What a customer has ordered, kept and spent.", simpleResolvers: true })
export class CustomerFigures {
  @Field(() => Int, { description: "Number of orders of any status." })
  orderCount!: number;

  @Field(() => Rupees, {
    description: "Net revenue of the orders in rupees: what is paid, less what is credited.",
  })
  spending!: Paise;

  @Field(() => Int, {
    description:
      "Pieces of orders that were delivered, or came back as a whole; the other counts are part of it.",
  })
  arrivedPieces!: number;

  @Field(() => Int, {
    description: "Pieces that came back for money, by a return or with the whole order. Exchanges are kept.",
  })
  returnedPieces!: number;
}

@ObjectType({
  implements: Node,
  description:
    "Account of a shopper as the staff sees it: orders count by account, whatever their shipping e-mail.",
  simpleResolvers: true,
})
export class CustomerAccount {
  @Field(() => ID, { description: "Id of the account." })
  id!: string;

  @Field(() => String, { description: "Name of the account; empty once it is deleted." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "E-mail address of the account, verified or not; null for a customer without one.",
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "Verified e-mail address; null without one." })
  verifiedEmail!: string | null;

  @Field(() => String, { nullable: true, description: "Mobile number; null if none is given." })
  mobile!: string | null;

  @Field(() => Date, { description: "Time at which the account was created." })
  registeredAt!: string;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the shopper deleted the account; null while it exists.",
  })
  closedAt!: string | null;

  @Field(() => [String], {
    description: "Words by which the staff groups customers, in lower case, by name.",
  })
  tags!: string[];

  @Field(() => CashBlockReason, {
    nullable: true,
    description:
      "Reason why the account cannot pay in cash on delivery, as the shopper is told; null if it can.",
  })
  cashBlockReason!: CashBlockReason | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time since which it cannot pay in cash on delivery; null if it can.",
  })
  cashBlockedAt!: string | null;

  @Field(() => Int, { description: "Version of the tags and of the block, which a change names." })
  version!: number;

  @Field(() => CustomerFigures, { description: "What the customer has ordered, kept and spent." })
  figures!: CustomerFigures;
}

@ObjectType({ description: "Page of the notes about a customer, newest first.", simpleResolvers: true })
export class CustomerNoteConnection extends connectionOf("CustomerNote", () => CustomerNote) {
  @Field(() => Int, { description: "Number of notes in the whole list." })
  totalCount!: number;
}
