import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState, type FormEvent } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import {
  addressSchema,
  FILL_ALL_FIELDS,
  hasBlank,
  sentAddress,
  type Address,
} from "../../checkout/address.ts";
import type { OrderFailure } from "../../checkout/order-failure.ts";
import { usePlaceOrder } from "../../checkout/use-place-order.ts";
import {
  useCheckoutQuoteQuery,
  type CheckoutPageQuery,
  type PaymentMethod,
  type PlacedOrder_OrderFragment,
} from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";
import { toast } from "../../ui/toast.ts";
import { orderLines } from "./summary-lines.ts";

/** What stands above the button: a sentence, and whether the cart is where to mend it. */
export type CheckoutMessage = { text: string; isAboutCart: boolean } | null;

const prefilled = (me: CheckoutPageQuery["me"]): Address => ({
  fullName: me?.name ?? "",
  email: me?.email ?? "",
  phone: me?.mobile ?? "",
  address: me?.address ?? "",
  city: "",
  state: "",
  zipCode: "",
});

/** The form, the quote and the order of one visit to checkout. `refetchCart` answers with the pieces still in the cart. */
export const useCheckout = (
  { me, settings, cart }: CheckoutPageQuery,
  refetchCart: () => Promise<number>,
  onPlaced: (order: PlacedOrder_OrderFragment) => void,
) => {
  const navigate = useNavigate();
  const form = useForm<Address>({ defaultValues: prefilled(me), resolver: zodResolver(addressSchema) });
  const [method, setMethod] = useState<PaymentMethod | null>(settings.paymentMethods[0] ?? null);
  const [message, setMessage] = useState<CheckoutMessage>(null);
  const mayBePlaced = useRef(false);
  const { placeOrder, isNewIntent, isProcessing } = usePlaceOrder();
  const lines = orderLines(cart);
  const quote = useCheckoutQuoteQuery({
    variables: { lines },
    skip: lines.length === 0,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });

  const say = (text: string, isAboutCart = false) => setMessage({ text, isAboutCart });

  const explain = async (failure: OrderFailure) => {
    if (failure.kind === "address" && failure.field)
      form.setError(failure.field, { message: failure.text }, { shouldFocus: true });
    say(failure.text, failure.kind === "cart");
    if (failure.kind === "cart") await refetchCart();
    if (failure.kind !== "total") return;
    const { data } = await quote.refetch();
    if (data) say(`${failure.text} It is now ${formatRupees(data.checkoutQuote.total)}.`);
  };

  const send = async (typed: Address) => {
    const total = quote.data?.checkoutQuote.total;
    if (method === null || total === undefined || isProcessing) return;
    setMessage(null);
    const shippingAddress = sentAddress(typed, settings.country);
    const draft = { lines, shippingAddress, paymentMethod: method, expectedTotal: total };
    // The last try got no answer, and this is another draft: had it been placed, the server's cart is empty by now.
    if (mayBePlaced.current && isNewIntent(draft) && (await refetchCart()) === 0) {
      toast.info("Your order had gone through already.");
      return navigate(paths.orders(), { replace: true });
    }
    const outcome = await placeOrder(draft);
    if (!outcome) return;
    if (outcome.isPlaced) return onPlaced(outcome.order);
    mayBePlaced.current = outcome.failure.kind === "again" && outcome.failure.isUnknown;
    await explain(outcome.failure);
  };

  const submit = (event: FormEvent) =>
    form.handleSubmit(
      (typed) => send(typed).catch(() => say("Order failed. Please try again.")),
      () => (hasBlank(form.getValues()) ? say(FILL_ALL_FIELDS) : setMessage(null)),
    )(event);

  return {
    form,
    method,
    setMethod,
    message,
    quote,
    isProcessing,
    submit,
  };
};
