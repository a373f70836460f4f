import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { UploadScalar } from "../../../platform/graphql/upload.scalar.ts";
import type { UploadedFile } from "../../../platform/uploaded-file.ts";
import { sum } from "../../../platform/money.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { CourierRowState, type CheckedRow } from "./check-courier-row.rules.ts";
import { collectCourierCash } from "./collect-courier-cash.command.ts";
import { CourierCash } from "./courier-cash.types.ts";
import { checkCourierRows, readCourierFile } from "./read-courier-file.query.ts";

const summaryOf = (rows: CheckedRow[]): CourierCash => {
  const ready = rows.filter(({ state }) => state === CourierRowState.READY);
  return {
    rows,
    readyCount: ready.length,
    readyAmount: sum(ready.map(({ amount }) => amount ?? 0)),
    problemCount: rows.filter(({ state }) => state === CourierRowState.PROBLEM).length,
  };
};

@Resolver()
export class CourierCashResolver {
  @Authorized(ADMIN)
  @Query(() => CourierCash, {
    description:
      "Checks a courier's CSV file of collected cash: order number or tracking id, and amount. Records nothing. FILE_INVALID if it cannot be read. Admins only.",
  })
  async checkCourierCash(
    @Ctx() { shop }: Context,
    @Arg("file", () => UploadScalar, { description: "CSV file of the courier, at most 500 rows." })
    file: UploadedFile,
  ): Promise<CourierCash> {
    const rows = await readCourierFile(file.content);
    return summaryOf(await checkCourierRows(shop.database.source.manager, rows));
  }

  @Authorized(ADMIN)
  @Mutation(() => CourierCash, {
    description:
      "Records the cash of the rows of a courier's file. Rows with a problem are left out. The same file again changes nothing. Refused: FILE_INVALID. Admins only.",
  })
  async collectCourierCash(
    @Ctx() context: Context,
    @Arg("file", () => UploadScalar, { description: "CSV file of the courier, at most 500 rows." })
    file: UploadedFile,
  ): Promise<CourierCash> {
    return summaryOf(await collectCourierCash(context.shop, authorOf(context), file.content));
  }
}
