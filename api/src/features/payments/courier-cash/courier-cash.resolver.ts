import { Ctx, Mutation, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { InputArg } from "../../../platform/graphql/input-arg.ts";
import { sum } from "../../../platform/money.ts";
import { Permission } from "../../../platform/permissions.rules.ts";
import { CourierRowState, type CheckedRow } from "./check-courier-row.rules.ts";
import { collectCourierCash } from "./collect-courier-cash.command.ts";
import { CourierCash, CourierCashFileInput } from "./courier-cash.types.ts";
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
  @Authorized(Permission.MONEY)
  @Refuses("FILE_INVALID")
  @Mutation(() => CourierCash, {
    description:
      "Checks a courier's CSV file of collected cash: order number or tracking id, and amount. Records nothing.",
  })
  async checkCourierCash(
    @Ctx() { services }: Context,
    @InputArg(() => CourierCashFileInput) { file, corrections }: CourierCashFileInput,
  ): Promise<CourierCash> {
    const rows = await readCourierFile({ content: file.content, corrections: corrections ?? [] });
    return summaryOf(await checkCourierRows(services.database.source.manager, rows));
  }

  @Authorized(Permission.MONEY)
  @Refuses("CONFIRMATION_NEEDED")
  @Mutation(() => CourierCash, {
    description:
      "Records the cash of the rows of a courier's file. Rows with a problem are left out. The same file again changes nothing.",
  })
  async collectCourierCash(
    @Ctx() context: Context,
    @InputArg(() => CourierCashFileInput) { file, corrections }: CourierCashFileInput,
  ): Promise<CourierCash> {
    const courierFile = { content: file.content, corrections: corrections ?? [] };
    return summaryOf(await collectCourierCash(context.services, authorOf(context), courierFile));
  }
}
