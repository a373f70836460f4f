import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { Authorized, NullOnlyWithError, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { addReturnPhoto } from "./add-return-photo.command.ts";
import { requestReturn } from "./request-return.command.ts";
import { ReturnRequest } from "./return.entity.ts";
import { pageOfReturns } from "./return-page.query.ts";
import { returnOptions } from "./return-options.query.ts";
import { returnQuote } from "./return-quote.query.ts";
import { findReturn } from "./return.store.ts";
import { RequestReturnInput, ReturnConnection, ReturnOptions, ReturnQuote } from "./return.types.ts";
import { withdrawReturn } from "./withdraw-return.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { ReturnQuoteInput, AddReturnPhotoInput } from "./return-inputs.types.ts";

const readReturn = ({ services }: Context, id: string) => findReturn(services.database.source.manager, id);

/** Returns and exchanges of the shopper. */
@Resolver()
export class ReturnResolver {
  @Authorized(SHOPPER)
  @Query(() => ReturnConnection, { description: "Returns of the viewer, newest first." })
  myReturns(
    @Ctx() context: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    return pageOfReturns(context, { userId: loggedIn(context.viewer).userId, first, after });
  }

  @Authorized(SHOPPER, Permission.RETURNS)
  @OwnerOnly()
  @Refuses("ORDER_NOT_FOUND", "RETURN_NOT_DELIVERED", "RETURN_TOO_LATE")
  @NullOnlyWithError()
  @Query(() => ReturnOptions, {
    nullable: true,
    description:
      "Pieces of one's own order, or for an admin of any order, that can be returned, and what they can be exchanged for.",
  })
  returnOptions(
    @Ctx() { services, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ): Promise<ReturnOptions> {
    return returnOptions(services, loggedIn(viewer), orderId);
  }

  @Authorized(SHOPPER, Permission.RETURNS)
  @OwnerOnly()
  @Refuses("BAD_QUANTITY", "ORDER_NOT_FOUND", "RETURN_EMPTY", "RETURN_NOT_DELIVERED", "RETURN_TOO_MANY")
  @Query(() => ReturnQuote, { description: "Refund that a return would bring. Requests nothing." })
  returnQuote(
    @Ctx() { services, viewer }: Context,
    @InputArg(() => ReturnQuoteInput) input: ReturnQuoteInput,
  ): Promise<ReturnQuote> {
    return returnQuote(services, loggedIn(viewer), input);
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses(
    "BAD_QUANTITY",
    "CHOOSE_SIZE_AND_COLOR",
    "ORDER_LINE_NOT_FOUND",
    "ORDER_NOT_FOUND",
    "OUT_OF_STOCK",
    "PRODUCT_NOT_FOUND",
    "RETURN_EMPTY",
    "RETURN_NOT_DELIVERED",
    "RETURN_SAME_VARIANT",
    "RETURN_TOO_LATE",
    "RETURN_TOO_MANY",
  )
  @Mutation(() => ReturnRequest, {
    description: "Requests a return or an exchange; replacements are held at once.",
  })
  async requestReturn(
    @Ctx() context: Context,
    @Arg("input", () => RequestReturnInput, { description: "Pieces and reasons of the return." })
    input: RequestReturnInput,
  ) {
    return readReturn(context, await requestReturn(context.services, loggedIn(context.viewer), input));
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("RETURN_NOT_FOUND", "RETURN_STEP_INVALID")
  @Mutation(() => ReturnRequest, {
    description:
      "Withdraws a return: the shopper keeps the pieces. Possible until the shop has received them.",
  })
  async withdrawReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, { description: "Id of the return." }) returnId: string,
  ) {
    return readReturn(context, await withdrawReturn(context.services, loggedIn(context.viewer), returnId));
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses(
    "PICTURE_INVALID",
    "PICTURE_TOO_LARGE",
    "RETURN_NOT_FOUND",
    "RETURN_PHOTOS_FULL",
    "RETURN_STEP_INVALID",
  )
  @Mutation(() => ReturnRequest, {
    description:
      "Adds a photograph to an open return: at most 4, each JPEG, PNG, WebP or AVIF of at most 12 MB and 50 megapixels.",
  })
  async addReturnPhoto(
    @Ctx() context: Context,
    @InputArg(() => AddReturnPhotoInput) { returnId, file }: AddReturnPhotoInput,
  ) {
    const viewer = loggedIn(context.viewer);
    return readReturn(context, await addReturnPhoto(context.services, viewer, { returnId, upload: file }));
  }
}
