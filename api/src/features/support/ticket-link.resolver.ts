import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { refuse } from "./support.refusals.ts";
import { NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { answerByLink, ticketOfLink } from "./answer-by-link.command.ts";
import { ticketView } from "./ticket-view.query.ts";
import { TicketView } from "./ticket-view.types.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { AnswerTicketByLinkInput } from "./ticket-link-inputs.types.ts";

/** A ticket by the link in its mails, without a login. */
@Resolver(() => TicketView)
export class TicketLinkResolver {
  @Refuses("TICKET_LINK_INVALID")
  @NullOnlyWithError()
  @Query(() => TicketView, {
    nullable: true,
    description: "Ticket of a link, without a login; TICKET_LINK_INVALID for an invalid or expired link.",
  })
  async ticketByLink(
    @Ctx() { services }: Context,
    @Arg("token", () => String, { description: "Token of the link." }) token: string,
  ): Promise<TicketView> {
    const view = await ticketView(services.database.source.manager, ticketOfLink(services, token));
    return view ?? refuse("TICKET_LINK_INVALID");
  }

  @Refuses("MESSAGE_NEEDED", "TICKET_LINK_INVALID", "TICKET_MESSAGE_WAITS")
  @Mutation(() => TicketView, {
    description:
      "Adds a message of the customer to the ticket of a link, and opens it again. The same message again changes nothing; TICKET_MESSAGE_WAITS if the shop has to answer first.",
  })
  async answerTicketByLink(
    @Ctx() { services, network }: Context,
    @InputArg(() => AnswerTicketByLinkInput) input: AnswerTicketByLinkInput,
  ): Promise<TicketView> {
    await answerByLink(services, network, input);
    const view = await ticketView(services.database.source.manager, ticketOfLink(services, input.token));
    return view ?? refuse("TICKET_LINK_INVALID");
  }
}
