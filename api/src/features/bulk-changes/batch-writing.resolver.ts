import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { batchOf } from "./batch.query.ts";
import { ProductBatch } from "./product-batch.entity.ts";
import { GridEditInput } from "./product-batch.types.ts";
import { checkBulkChange, checkGridEdits, checkUndo, requestApply } from "./request-batch.command.ts";
import { uploadImportPicture } from "./upload-import-picture.command.ts";
import { checkImport, startImport, uploadImportPart } from "./upload-import.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import {
  CheckBulkChangeInput,
  UploadImportPartInput,
  UploadImportPictureInput,
  CheckImportInput,
} from "./batch-writing-inputs.types.ts";

@Resolver()
export class BatchWritingResolver {
  @Authorized(Permission.PRODUCTS)
  @Refuses("BULK_INVALID", "SCHEDULE_INVALID")
  @Mutation(() => ProductBatch, {
    description:
      "Starts the check of one change of many products. No product changes before applyProductBatch.",
  })
  async checkBulkChange(
    @Ctx() context: Context,
    @InputArg(() => CheckBulkChangeInput) input: CheckBulkChangeInput,
  ) {
    return batchOf(context, await checkBulkChange(context.services, authorOf(context), input));
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("BULK_INVALID", "STOCK_INVALID")
  @Mutation(() => ProductBatch, {
    description:
      "Starts the check of edits of 1 to 10,000 products. No product changes before applyProductBatch.",
  })
  async checkGridEdits(
    @Ctx() context: Context,
    @Arg("edits", () => [GridEditInput], { description: "Edits, one for each product." })
    edits: GridEditInput[],
  ) {
    return batchOf(context, await checkGridEdits(context.services, authorOf(context), edits));
  }

  @Authorized(Permission.PRODUCTS)
  @Mutation(() => ProductBatch, {
    description: "Begins the upload of a CSV file of at most 40 MB.",
  })
  async startImport(
    @Ctx() context: Context,
    @Arg("name", () => String, { description: "Name of the file." }) name: string,
  ) {
    return batchOf(context, await startImport(context.services, authorOf(context), name));
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("FILE_TOO_LARGE")
  @Mutation(() => ProductBatch, {
    description: "Stores a part of the uploaded file, at most 400 kB. The same part can be sent again.",
  })
  async uploadImportPart(
    @Ctx() context: Context,
    @InputArg(() => UploadImportPartInput) { id, position, content }: UploadImportPartInput,
  ) {
    const part = { id, position, content: content.content };
    await uploadImportPart(context.services, authorOf(context), part);
    return batchOf(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("BATCH_NOT_FOUND", "BATCH_NOT_READY", "IMPORT_PICTURES_FULL", "PICTURE_INVALID")
  @Mutation(() => ProductBatch, {
    description:
      "Stores a picture that the file names: JPEG, PNG, WebP or AVIF of at most 20 MB and 50 megapixels. Check the file afterwards.",
  })
  async uploadImportPicture(
    @Ctx() context: Context,
    @InputArg(() => UploadImportPictureInput) { id, name, file }: UploadImportPictureInput,
  ) {
    await uploadImportPicture(context.services, authorOf(context), { id, name, upload: file });
    return batchOf(context, id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("BATCH_NOT_FOUND", "FILE_INCOMPLETE")
  @Mutation(() => ProductBatch, {
    description: "Starts the check of a file whose parts have all been uploaded, or checks it again.",
  })
  async checkImport(@Ctx() context: Context, @InputArg(() => CheckImportInput) input: CheckImportInput) {
    await checkImport(context.services, authorOf(context), input);
    return batchOf(context, input.id);
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("BATCH_NOT_FOUND", "BATCH_NOT_UNDOABLE")
  @Mutation(() => ProductBatch, {
    description: "Starts the check of the undo of a batch. Returns the batch of the undo.",
  })
  async checkUndo(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the applied batch." }) id: string,
  ) {
    return batchOf(context, await checkUndo(context.services, authorOf(context), id));
  }

  @Authorized(Permission.PRODUCTS)
  @Refuses("BATCH_NOT_FOUND", "BATCH_NOT_READY")
  @Mutation(() => ProductBatch, {
    description: "Starts to write a checked batch: all of it or nothing.",
  })
  async applyProductBatch(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the batch." }) id: string,
  ) {
    await requestApply(context.services, authorOf(context), id);
    return batchOf(context, id);
  }
}
