import { useEffect, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import {
  addressErrors,
  FILL_ALL_FIELDS,
  hasBlank,
  readAddress,
  sentAddress,
  type Address,
} from "./address.ts";
import type { OrderFailure } from "./order-failure.ts";
import { forgetPlacing } from "./unfinished.ts";
import { useDiscount } from "./use-discount.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { errorField, errorMessage } from "../../graphql/error-message.ts";
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
import { useAddressForm } from "./use-address-form.ts";

/** What stands above the button: a sentence, and whether the cart is where to mend it. */
export type CheckoutMessage = { text: string; isAboutCart: boolean } | null;

const AGAIN = "Order failed. Please try again.";

/** The form, the quote and the order of one visit to checkout. */
export const useCheckout = (
  page: CheckoutPageQuery,
  refetchCart: () => Promise<unknown>,
  onPlaced: (order: PlacedOrder_OrderFragment) => void,
) => {
  const { settings, cart } = page;
  const navigate = useNavigate();
  const addressForm = useAddressForm(page);
  const { showErrors } = addressForm;
  const [method, setMethod] = useState<PaymentMethod | null>(settings.paymentMethods[0] ?? null);
  const [message, setMessage] = useState<CheckoutMessage>(null);
  const { placeOrder, isProcessing } = usePlaceOrder();
  const lines = orderLines(cart);
  const discount = useDiscount(lines);
  const quote = useCheckoutQuoteQuery({
    variables: { lines, discountCode: discount.code },
    skip: lines.length === 0,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  // The cart is still here: what was on its way when she left did not arrive, or is answered by the next press.
  useEffect(forgetPlacing, []);
  const { refuse } = discount;
  useEffect(() => {
    if (errorField(quote.error) === "discountCode") refuse(errorMessage(quote.error, { fallback: AGAIN }));
  });

  const say = (text: string, isAboutCart = false) => setMessage({ text, isAboutCart });

  const explain = async (failure: OrderFailure) => {
    if (failure.kind === "placed") {
      toast.info("Your order had gone through already.");
      return navigate(paths.orders(), { replace: true });
    }
    if (failure.kind === "discount") refuse(failure.text);
    if (failure.kind === "address" && failure.field) showErrors({ [failure.field]: failure.text });
    say(failure.text, failure.kind === "cart");
    if (failure.kind === "cart") await refetchCart();
    if (failure.kind !== "total") return;
    const { data } = await quote.refetch();
    if (data) say(`${failure.text} It is now ${formatRupees(data.checkoutQuote.total)}.`);
  };

  const send = async (address: Address) => {
    const total = quote.data?.checkoutQuote.total;
    if (method === null || total === undefined || isProcessing) return;
    setMessage(null);
    const draft = {
      lines,
      shippingAddress: sentAddress(address, settings.country),
      paymentMethod: method,
      expectedTotal: total,
      discountCode: discount.code,
    };
    const outcome = await placeOrder(draft, cart.lines);
    if (!outcome) return;
    if (!outcome.isPlaced) return explain(outcome.failure);
    // A tab that was left open over an order of the same cart, which has come to its end since.
    if (outcome.order.orderStatus === "CANCELLED") return explain({ kind: "placed" });
    onPlaced(outcome.order);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = readAddress(new FormData(event.currentTarget));
    const errors = addressErrors(address);
    showErrors(errors);
    if (Object.keys(errors).length === 0) void send(address).catch(() => say(AGAIN));
    else if (hasBlank(address)) say(FILL_ALL_FIELDS);
    else setMessage(null);
  };

  return { ...addressForm, method, setMethod, message, quote, discount, isProcessing, submit };
};
