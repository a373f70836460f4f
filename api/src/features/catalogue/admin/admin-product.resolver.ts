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
  @Query(() => AdminProduct, {
    description: "Product by id, archived or not; PRODUCT_NOT_FOUND if missing. Admins only.",
  })
  adminProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
  ) {
    return productOf(context, id);
  }

  @Authorized(ADMIN)
  @Query(() => [HsnCode], { description: "HSN codes that a product can have, for GST. Admins only." })
  hsnCodes() {
    return hsnCodes;
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, { description: "Adds a product with its stock. Admins only." })
  async addProduct(
    @Ctx() context: Context,
    @Arg("input", () => ProductInput, { description: "Data of the product." }) input: ProductInput,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "Idempotency key of the request: a repeated request with the same key changes nothing more.",
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
      "Changes fields of a product. Admins only. Fields that only another admin changed since `version` keep that admin's values; PRODUCT_CHANGED lists in `conflicts` the fields that both changed.",
  })
  async changeProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "Version of the product that the admin saw; omitted for the one that the session last read over REST.",
    })
    version: number | null,
    @Arg("changes", () => ProductChanges, { description: "Changed fields of the product." })
    changes: ProductChanges,
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
    description: "Takes a product out of the shop, or puts it back. Its orders keep it. Admins only.",
  })
  async archiveProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Arg("version", () => Int, { description: "Version of the product that the admin saw." }) version: number,
    @Arg("isArchived", () => Boolean, { description: "Whether to archive the product, or to restore it." })
    isArchived: boolean,
  ) {
    const { sessionId } = loggedIn(context.viewer);
    const change = { id, version, sessionId, changes: { isArchived }, action: "archiveProduct" };
    await changeProduct(context.shop, authorOf(context), change);
    return changedProduct(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => AdminProduct, {
    description: "Adds a copy of a product, archived at first, without its stock and pictures. Admins only.",
  })
  async duplicateProduct(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the product." }) id: string,
    @Arg("idempotencyKey", () => String, {
      nullable: true,
      description:
        "Idempotency key of the request: a repeated request with the same key changes nothing more.",
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
    description:
      "Reverts one change of a product; PRODUCT_CHANGED if one of its fields was changed again since. Admins only.",
  })
  async revertChange(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the audit entry of the change." }) id: string,
  ) {
    return changedProduct(context, await revertChange(context.shop, authorOf(context), id));
  }
}
