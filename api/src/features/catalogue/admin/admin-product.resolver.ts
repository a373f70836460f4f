import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { loggedIn } from "../../../platform/errors/logged-in.ts";
import { asId } from "../../../platform/ids.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { hsnCodes } from "../hsn-codes.rules.ts";
import { addProduct } from "./add-product.command.ts";
import { AdminProduct, HsnCode, ProductChanges, ProductInput } from "./admin-product.types.ts";
import { changeProduct } from "./change-product.command.ts";
import { duplicateProduct } from "./duplicate-product.command.ts";
import { withFirstPicture } from "./pictures/with-first-picture.command.ts";
import { withoutNulls } from "./without-nulls.rules.ts";
import { changedProduct, productOf } from "./product-of-answer.ts";
import { revertChange } from "./revert-change.command.ts";

@Resolver(() => AdminProduct)
export class AdminProductResolver {
  @Authorized(ADMIN)
  @Query(() => AdminProduct, { description: "One product, archived or not; PRODUCT_NOT_FOUND if missing." })
  adminProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
  ) {
    return productOf(context, id);
  }

  @Authorized(ADMIN)
  @Query(() => [HsnCode], { description: "The HSN codes that a product can have." })
  hsnCodes() {
    return hsnCodes;
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, { description: "Adds a product with its stock." })
  async addProduct(
    @Ctx() context: Context,
    @Arg("input", () => ProductInput, { description: "The product." }) input: ProductInput,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description: "Names the request: a repeated request with the same key changes nothing more.",
    })
    idempotencyKey: string | null,
  ) {
    const { hsn = null, handle = null, imageUrl, ...fields } = input;
    const author = authorOf(context);
    const action = "addProduct";
    const id = await withFirstPicture(context.shop, author, { imageUrl, action }, (putPicture) =>
      addProduct(context.shop, author, { ...fields, hsn, handle }, { idempotencyKey, alsoIn: putPicture }),
    );
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description:
      "Changes fields of a product. Fields that only another admin changed since `version` keep that admin's values; PRODUCT_CHANGED lists in `conflicts` the fields that both changed.",
  })
  async changeProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that the admin saw; absent for what the session last read over REST.",
    })
    version: number | null,
    @Arg("changes", () => ProductChanges, { description: "The changed fields." }) changes: ProductChanges,
  ) {
    const { countedStock, stockSeen, hsn, handle, imageUrl, ...fields } = changes;
    const author = authorOf(context);
    const action = "changeProduct";
    const { sessionId } = loggedIn(context.viewer);
    const seen = { id, version: version ?? undefined, sessionId };
    await withFirstPicture(context.shop, author, { imageUrl, action, seen }, async (putPicture) => {
      await changeProduct(context.shop, author, {
        ...seen,
        changes: {
          ...withoutNulls(fields),
          ...(hsn === undefined ? {} : { hsn }),
          ...(handle === undefined ? {} : { handle }),
        },
        stock: countedStock ?? undefined,
        stockSeen: stockSeen ?? undefined,
        alsoIn: putPicture,
        action,
      });
      return asId(id, "id");
    });
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description: "Takes a product out of the shop, or back into it. Orders keep it.",
  })
  async archiveProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Arg("version", () => Int, { description: "The version that the admin saw." }) version: number,
    @Arg("isArchived", () => Boolean, { description: "Whether it is to be archived." }) isArchived: boolean,
  ) {
    const { sessionId } = loggedIn(context.viewer);
    const change = { id, version, sessionId, changes: { isArchived }, action: "archiveProduct" };
    await changeProduct(context.shop, authorOf(context), change);
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description: "Adds a copy of a product, archived at first, without its pieces and pictures.",
  })
  async duplicateProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description: "Names the request: a repeated request with the same key changes nothing more.",
    })
    idempotencyKey: string | null,
  ) {
    return changedProduct(
      context,
      await duplicateProduct(context.shop, authorOf(context), id, idempotencyKey),
    );
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description: "Takes back one change of a product; PRODUCT_CHANGED if a field was changed again since.",
  })
  async revertChange(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the audit entry." }) id: string,
  ) {
    return changedProduct(context, await revertChange(context.shop, authorOf(context), id));
  }
}
