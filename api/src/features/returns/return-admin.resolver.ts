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

const ofReturn = { description: "Id of the return." };
const ofVersion = {
  description: "Version of the return that the admin saw; RETURN_CHANGED if it is outdated.",
};

/** Returns and exchanges of all shoppers, for admins. */
@Resolver()
export class ReturnAdminResolver {
  @Authorized(ADMIN)
  @Query(() => ReturnConnection, { description: "Returns of all shoppers, newest first. Admins only." })
  returns(
    @Ctx() context: Context,
    @Arg("statuses", () => [ReturnStatus], {
      nullable: true,
      description: "Statuses of the returns; any if omitted or empty.",
    })
    statuses: ReturnStatus[] | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    return pageOfReturns(context, { statuses, first, after });
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description: "Approves a return: the shopper learns where to send the pieces. Admins only.",
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
    description: "Refuses a return that is not completed; held replacements go back into stock. Admins only.",
  })
  async refuseReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
    @Arg("reason", () => String, { description: "Reason that the shopper reads, at most 500 characters." })
    reason: string,
  ) {
    const input = { returnId, version, reason };
    return readReturn(context, await refuseReturn(context.shop, authorOf(context), input));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description: "Records that the pieces of an approved return have arrived. Admins only.",
  })
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
      "Completes a received return: pieces go into stock or are written off, the refund becomes due, and so do replacements. Admins only.",
  })
  async inspectReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
    @Arg("lines", () => [InspectedLineInput], {
      description: "Result of the inspection for each line of the return, once.",
    })
    lines: InspectedLineInput[],
  ) {
    const input = { returnId, version, lines };
    return readReturn(context, await inspectReturn(context.shop, authorOf(context), input));
  }

  @Authorized(ADMIN)
  @Mutation(() => ReturnRequest, {
    description:
      "Records that the replacement of a completed exchange was sent; another call corrects courier and tracking id. Admins only.",
  })
  async sendReplacement(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, ofReturn) returnId: string,
    @Arg("version", () => Int, ofVersion) version: number,
    @Arg("courier", () => String, { description: "Name of a courier of the shop." })
    courier: string,
    @Arg("trackingId", () => String, {
      description: "Tracking id of the courier: 4 to 40 letters, digits and hyphens.",
    })
    trackingId: string,
  ) {
    const input = { returnId, version, courier, trackingId };
    return readReturn(context, await sendReplacement(context.shop, authorOf(context), input));
  }
}
