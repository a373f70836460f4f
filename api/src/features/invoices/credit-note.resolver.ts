import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import { orderRepayments } from "../payments/order-repayments.loaders.ts";
import type { Context } from "../shop/context.ts";
import { CreditNote } from "./credit-note.types.ts";
import { invoiceUrl } from "./invoice-link.ts";

@Resolver(() => CreditNote)
export class CreditNoteResolver {
  @FieldResolver(() => String, {
    description: "URL of the credit note as a PDF, without a login, valid for 7 days.",
  })
  url(@Root() note: CreditNote, @Ctx() { services }: Context): string {
    return invoiceUrl(services, note.id, new Date());
  }
}

@Resolver(() => Order)
export class OrderCreditNoteResolver {
  @FieldResolver(() => [CreditNote], {
    description: "Credit notes for pieces that were cancelled or returned after the invoice, oldest first.",
  })
  async creditNotes(@Root() order: OrderRow, @Ctx() context: Context) {
    return order.creditedAmount === 0 ? [] : (await orderRepayments(context, order.id)).creditNotes;
  }
}
