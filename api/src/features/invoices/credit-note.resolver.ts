import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import { orderRepayments } from "../payments/order-repayments.batches.ts";
import type { Context } from "../shop/context.ts";
import { CreditNote } from "./credit-note.types.ts";
import { invoiceUrl } from "./invoice-link.ts";

@Resolver(() => CreditNote)
export class CreditNoteResolver {
  @FieldResolver(() => String, { description: "Opens it as a PDF, without a login, for 7 days." })
  url(@Root() note: CreditNote, @Ctx() { shop }: Context): string {
    return invoiceUrl(shop, note.id, new Date());
  }
}

@Resolver(() => Order)
export class OrderCreditNoteResolver {
  @FieldResolver(() => [CreditNote], {
    description:
      "The credit notes of pieces that were cancelled or given back after the invoice, oldest first.",
  })
  async creditNotes(@Root() order: OrderRow, @Ctx() context: Context) {
    return order.creditedAmount === 0 ? [] : (await orderRepayments(context, order.id)).creditNotes;
  }
}
