import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { approveReturn } from "./approve-return.command.ts";
import { inspectReturn } from "./inspect-return.command.ts";
import { receiveReturn } from "./receive-return.command.ts";
import { refuseReturn } from "./refuse-return.command.ts";
import { ReturnRequest } from "./return.entity.ts";
import { pageOfReturns } from "./return-page.query.ts";
import { ReturnStatus } from "./return-status.rules.ts";
import { findReturn } from "./return.store.ts";
import { InspectedLineInput, ReturnConnection } from "./return.types.ts";
import { sendReplacement } from "./send-replacement.command.ts";

const readReturn = ({ shop }: Context, id: string) => findReturn(shop.database.source.manager, id);

const ofReturn = { description: "The return." };
const ofVersion = {
  description: "The version of the return that the admin saw; RETURN_CHANGED if it is outdated.",
};

/** Returns and exchanges of all shoppers, for admins. */
@Resolver()
export class ReturnAdminResolver {
  @Authorized(ADMIN)
  @Query(() => ReturnConnection, { description: "Returns of all shoppers, newest first." })
  returns(
    @Ctx() context: Context,
    @Arg("statuses", () => [ReturnStatus], {
      nullable: true,
      description: "Only these; any if absent or empty.",
    })
    statuses: ReturnStatus[] | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    return pageOfReturns(context, { statuses, first, after });
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description: "Agrees to a return; the shopper learns where to send the pieces.",
  })
  async approveReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
  ) {
    return readReturn(context, await approveReturn(context.shop, authorOf(context), { returnId, version }));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description: "Refuses a return that is not completed. Replacements go back into stock.",
  })
  async refuseReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
    @Arg("reason", () => String, { description: "The shopper reads it; at most 500 characters." })
    reason: string,
  ) {
    const input = { returnId, version, reason };
    return readReturn(context, await refuseReturn(context.shop, authorOf(context), input));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, { description: "The pieces of an approved return have arrived." })
  async receiveReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
  ) {
    return readReturn(context, await receiveReturn(context.shop, authorOf(context), { returnId, version }));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description:
      "Completes a received return: pieces go into stock or are written off, the money goes back, replacements are due.",
  })
  async inspectReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
    @Arg("lines", () => [InspectedLineInput], { description: "Each line of the return, once." })
    lines: InspectedLineInput[],
  ) {
    const input = { returnId, version, lines };
    return readReturn(context, await inspectReturn(context.shop, authorOf(context), input));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description: "The replacement of a completed exchange was sent. Again with other values corrects them.",
  })
  async sendReplacement(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
    @Arg("courier", () => String, { description: "Name of a courier of the shop." })
    courier: string,
    @Arg("trackingId", () => String, {
      description: "The courier's number: 4 to 40 letters, digits and hyphens.",
    })
    trackingId: string,
  ) {
    const input = { returnId, version, courier, trackingId };
    return readReturn(context, await sendReplacement(context.shop, authorOf(context), input));
  }
}
