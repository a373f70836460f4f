import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import type { Upload } from "../../platform/images/uploads.ts";
import { UploadScalar } from "../../platform/graphql/upload.scalar.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { addReturnPhoto } from "./add-return-photo.command.ts";
import { requestReturn } from "./request-return.command.ts";
import { ReturnRequest } from "./return.entity.ts";
import { pageOfReturns } from "./return-page.query.ts";
import { returnOptions } from "./return-options.query.ts";
import { returnQuote } from "./return-quote.query.ts";
import { findReturn } from "./return.store.ts";
import {
  RequestReturnInput,
  ReturnConnection,
  ReturnLineInput,
  ReturnOptions,
  ReturnQuote,
} from "./return.types.ts";
import { withdrawReturn } from "./withdraw-return.command.ts";

const readReturn = ({ shop }: Context, id: string) => findReturn(shop.database.source.manager, id);

/** Returns and exchanges of the shopper. */
@Resolver()
export class ReturnResolver {
  @Authorized(SHOPPER)
  @Query(() => ReturnConnection, { description: "Returns of the viewer, newest first." })
  myReturns(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    return pageOfReturns(context, { userId: loggedIn(context.viewer).userId, first, after });
  }

  @Authorized(SHOPPER)
  @Query(() => ReturnOptions, {
    description:
      "Pieces of an order that can be returned, and what they can be exchanged for. Refused: ORDER_NOT_FOUND, RETURN_NOT_DELIVERED, RETURN_TOO_LATE.",
  })
  returnOptions(
    @Ctx() { shop, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ): Promise<ReturnOptions> {
    return returnOptions(shop, loggedIn(viewer), orderId);
  }

  @Authorized(SHOPPER)
  @Query(() => ReturnQuote, { description: "Refund that a return would bring. Requests nothing." })
  returnQuote(
    @Ctx() { shop, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
    @Arg("lines", () => [ReturnLineInput], { description: "Pieces to return." }) lines: ReturnLineInput[],
  ): Promise<ReturnQuote> {
    return returnQuote(shop, loggedIn(viewer), { orderId, lines });
  }

  @Authorized(SHOPPER)
  @Mutation(() => ReturnRequest, {
    description:
      "Requests a return or an exchange; replacements are held at once. Refused: RETURN_TOO_LATE, RETURN_TOO_MANY, OUT_OF_STOCK.",
  })
  async requestReturn(
    @Ctx() context: Context,
    @Arg("input", () => RequestReturnInput, { description: "Pieces and reasons of the return." })
    input: RequestReturnInput,
  ) {
    return readReturn(context, await requestReturn(context.shop, loggedIn(context.viewer), input));
  }

  @Authorized(SHOPPER)
  @Mutation(() => ReturnRequest, {
    description:
      "Withdraws a return: the shopper keeps the pieces. Possible until the shop has received them.",
  })
  async withdrawReturn(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, { description: "Id of the return." }) returnId: string,
  ) {
    return readReturn(context, await withdrawReturn(context.shop, loggedIn(context.viewer), returnId));
  }

  @Authorized(SHOPPER)
  @Mutation(() => ReturnRequest, {
    description:
      "Adds a photograph to an open return: at most 4, each JPEG, PNG, WebP or AVIF of at most 12 MB and 50 megapixels.",
  })
  async addReturnPhoto(
    @Ctx() context: Context,
    @Arg("returnId", () => ID, { description: "Id of the return." }) returnId: string,
    @Arg("file", () => UploadScalar, { description: "Photograph file to upload." }) file: Upload,
  ) {
    const viewer = loggedIn(context.viewer);
    return readReturn(context, await addReturnPhoto(context.shop, viewer, { returnId, upload: file }));
  }
}
