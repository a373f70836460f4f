import { Arg, Authorized, Ctx, ID, Int, Mutation, Resolver } from "type-graphql";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../../platform/uploaded-file.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { batchOf } from "./batch.query.ts";
import { ProductBatch } from "./product-batch.entity.ts";
import { BulkChangeInput, GridEditInput } from "./product-batch.types.ts";
import { checkBulkChange, checkGridEdits, checkUndo, requestApply } from "./request-batch.command.ts";
import { uploadImportPicture } from "./upload-import-picture.command.ts";
import { checkImport, startImport, uploadImportPart } from "./upload-import.command.ts";

@Resolver()
export class BatchWritingResolver {
  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description:
      "Starts the check of one change of many products. No product changes before applyProductBatch. Admins only.",
  })
  async checkBulkChange(
    @Ctx() context: Context,
    @Arg("productIds", () => [ID], { description: "Ids of the products, 1 to 10,000." }) productIds: string[],
    @Arg("change", () => BulkChangeInput, { description: "Change to make." }) change: BulkChangeInput,
  ) {
    const input = { change, productIds };
    return batchOf(context, await checkBulkChange(context.shop, authorOf(context), input));
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description:
      "Starts the check of edits of 1 to 10,000 products. No product changes before applyProductBatch. Admins only.",
  })
  async checkGridEdits(
    @Ctx() context: Context,
    @Arg("edits", () => [GridEditInput], { description: "Edits, one for each product." })
    edits: GridEditInput[],
  ) {
    return batchOf(context, await checkGridEdits(context.shop, authorOf(context), edits));
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description: "Begins the upload of a CSV file of at most 40 MB. Admins only.",
  })
  async startImport(
    @Ctx() context: Context,
    @Arg("name", () => String, { description: "Name of the file." }) name: string,
  ) {
    return batchOf(context, await startImport(context.shop, authorOf(context), name));
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description:
      "Stores a part of the uploaded file, at most 400 kB. The same part can be sent again. Admins only.",
  })
  async uploadImportPart(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch of the import." }) id: string,
    @Arg("place", () => Int, { description: "Position of the part in the file; the first is 0." })
    place: number,
    @Arg("content", () => UploadScalar, { description: "Bytes of the part." }) content: UploadedFile,
  ) {
    const part = { id, place, content: content.content };
    await uploadImportPart(context.shop, authorOf(context), part);
    return batchOf(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description:
      "Stores a picture that the file names: JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels. Check the file afterwards. Admins only.",
  })
  async uploadImportPicture(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch of the import." }) id: string,
    @Arg("name", () => String, {
      description: "Name of the picture in the CSV file; letter case does not matter.",
    })
    name: string,
    @Arg("file", () => UploadScalar, { description: "Picture file to upload." }) file: UploadedFile,
  ) {
    await uploadImportPicture(context.shop, authorOf(context), { id, name, upload: file });
    return batchOf(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description:
      "Starts the check of a file whose parts have all been uploaded, or checks it again. Admins only.",
  })
  async checkImport(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch of the import." }) id: string,
    @Arg("parts", () => Int, {
      nullable: true,
      description: "Number of uploaded parts; omitted to check the file again.",
    })
    parts: number | null,
    @Arg("booksStockAgain", () => Boolean, {
      defaultValue: false,
      description: "Whether to record stock movements again for a file that was imported before.",
    })
    booksStockAgain: boolean,
  ) {
    await checkImport(context.shop, authorOf(context), { id, parts, booksStockAgain });
    return batchOf(context, id);
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description: "Starts the check of the undo of a batch. Returns the batch of the undo. Admins only.",
  })
  async checkUndo(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the applied batch." }) id: string,
  ) {
    return batchOf(context, await checkUndo(context.shop, authorOf(context), id));
  }

  @Authorized(ADMIN)
  @Mutation(() => ProductBatch, {
    description:
      "Starts to write a checked batch: all of it or nothing. BATCH_NOT_READY if it is not checked. Admins only.",
  })
  async applyProductBatch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch." }) id: string,
  ) {
    await requestApply(context.shop, authorOf(context), id);
    return batchOf(context, id);
  }
}
