import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { asId } from "../../platform/ids.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { approveReturn } from "./approve-return.command.ts";
import { inspectReturn } from "./inspect-return.command.ts";
import { receiveReturn } from "./receive-return.command.ts";
import { refuseReturn } from "./refuse-return.command.ts";
import { requestReturnForCustomer } from "./request-return.command.ts";
import { ReturnRequest } from "./return.entity.ts";
import { pageOfReturns } from "./return-page.query.ts";
import { findReturn } from "./return.store.ts";
import { RequestReturnInput, ReturnConnection, ReturnFilter } from "./return.types.ts";
import { sendReplacement } from "./send-replacement.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  ApproveReturnInput,
  RefuseReturnInput,
  ReceiveReturnInput,
  InspectReturnInput,
  SendReplacementInput,
} from "./return-admin-inputs.types.ts";

const readReturn = ({ services }: Context, id: string) => findReturn(services.database.source.manager, id);

/** Returns and exchanges of all shoppers, for admins. */
@Resolver()
export class ReturnAdminResolver {
  @Authorized(Permission.RETURNS, Permission.VIEW_ORDERS)
  @Query(() => ReturnConnection, { description: "Returns of all shoppers, newest first." })
  returns(
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
    @Arg("filter", () => ReturnFilter, {
      nullable: true,
      description: "Which returns to return; omitted for all.",
    })
    filter: ReturnFilter | null,
  ) {
    const { customerId, statuses, text } = filter ?? {};
    const userId = customerId == null ? undefined : asId(customerId, "customerId");
    return pageOfReturns(context, { userId, statuses, text, first, after });
  }

  @Authorized(Permission.RETURNS)
  @Refuses(
    "BAD_QUANTITY",
    "ORDER_NOT_FOUND",
    "RETURN_EMPTY",
    "RETURN_NOT_DELIVERED",
    "RETURN_TOO_LATE",
    "RETURN_TOO_MANY",
  )
  @Mutation(() => ReturnRequest, {
    description:
      "Requests a return or an exchange for a customer, by the rules of the customer's own request.",
  })
  async requestReturnForCustomer(
    @Ctx() context: Context,
    @Arg("input", () => RequestReturnInput, { description: "Pieces and reasons of the return." })
    input: RequestReturnInput,
  ) {
    return readReturn(context, await requestReturnForCustomer(context.services, authorOf(context), input));
  }

  @Authorized(Permission.RETURNS)
  @Refuses("RETURN_CHANGED", "RETURN_NOT_FOUND", "RETURN_STEP_INVALID")
  @Mutation(() => ReturnRequest, {
    description: "Approves a return: the shopper learns where to send the pieces.",
  })
  async approveReturn(
    @Ctx() context: Context,
    @InputArg(() => ApproveReturnInput) input: ApproveReturnInput,
  ) {
    return readReturn(context, await approveReturn(context.services, authorOf(context), input));
  }

  @Authorized(Permission.RETURNS)
  @Refuses("RETURN_CHANGED", "RETURN_NOT_FOUND", "RETURN_REASON_NEEDED", "RETURN_STEP_INVALID")
  @Mutation(() => ReturnRequest, {
    description: "Refuses a return that is not completed; held replacements go back into stock.",
  })
  async refuseReturn(@Ctx() context: Context, @InputArg(() => RefuseReturnInput) input: RefuseReturnInput) {
    return readReturn(context, await refuseReturn(context.services, authorOf(context), input));
  }

  @Authorized(Permission.RETURNS)
  @Refuses("RETURN_CHANGED", "RETURN_NOT_FOUND", "RETURN_STEP_INVALID")
  @Mutation(() => ReturnRequest, {
    description: "Records that the pieces of an approved return have arrived.",
  })
  async receiveReturn(
    @Ctx() context: Context,
    @InputArg(() => ReceiveReturnInput) input: ReceiveReturnInput,
  ) {
    return readReturn(context, await receiveReturn(context.services, authorOf(context), input));
  }

  @Authorized(Permission.RETURNS)
  @Refuses("INSPECTION_INVALID", "OUT_OF_STOCK", "RETURN_CHANGED", "RETURN_NOT_FOUND", "RETURN_STEP_INVALID")
  @Mutation(() => ReturnRequest, {
    description:
      "Completes a return that was received, or approved and received by the same call: pieces that arrived go into stock or are written off, their refund becomes due, and so do their replacements. Missing pieces that arrive later are recorded by another call.",
  })
  async inspectReturn(
    @Ctx() context: Context,
    @InputArg(() => InspectReturnInput) input: InspectReturnInput,
  ) {
    return readReturn(context, await inspectReturn(context.services, authorOf(context), input));
  }

  @Authorized(Permission.RETURNS)
  @Refuses(
    "COURIER_UNKNOWN",
    "RETURN_CHANGED",
    "RETURN_NOT_FOUND",
    "RETURN_STEP_INVALID",
    "TRACKING_ID_INVALID",
  )
  @Mutation(() => ReturnRequest, {
    description:
      "Records that the replacement of a completed exchange was sent; another call corrects courier and tracking id.",
  })
  async sendReplacement(
    @Ctx() context: Context,
    @InputArg(() => SendReplacementInput) input: SendReplacementInput,
  ) {
    return readReturn(context, await sendReplacement(context.services, authorOf(context), input));
  }
}
