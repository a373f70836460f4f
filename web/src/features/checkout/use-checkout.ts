import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import {
  addressErrors,
  FILL_ALL_FIELDS,
  hasBlank,
  readAddress,
  toShippingAddressInput,
  type Address,
} from "./address.ts";
import { ORDER_FAILED, type OrderFailure } from "./order-failure.ts";
import { useDiscount } from "./use-discount.ts";
import type { OrderPlacement } from "./use-place-order.ts";
import { betterText } from "../orders/promotion-amounts.ts";
import { errorField, errorMessage } from "../../graphql/error-message.ts";
import {
  CheckoutQuoteDocument,
  useCheckoutQuoteQuery,
  type CheckoutPageQuery,
  type PaymentMethod,
  type PaymentSession_SessionFragment,
  type PlacedOrder_OrderFragment,
  type SaveAddressInput,
} from "../../graphql/generated.ts";
import { focusFirstProblem } from "../cart/focus-first-problem.ts";
import { paths } from "../../paths.ts";
import { formatRupees } from "../../ui/money.ts";
import { toast } from "../../ui/toast.ts";
import { toOrderLines } from "./summary-lines.ts";
import { useAddressForm } from "./use-address-form.ts";
import { useCheckoutDraft } from "./use-checkout-draft.ts";

/** The message above the button. `isAboutCart`: the shopper must change the cart. */
export type CheckoutMessage = { text: string; isAboutCart: boolean } | null;

export type OrderCallbacks = {
  /** `session` is the payment that the order came with; `null` for cash, or if it could not begin. */
  onPlaced: (order: PlacedOrder_OrderFragment, session: PaymentSession_SessionFragment | null) => void;
  /** An order that was placed before this page was opened or reloaded, and whose answer was missed. */
  onMissedOrder: (order: PlacedOrder_OrderFragment) => void;
};

/** State of the checkout page: address form, quote, discount code and the order itself. */
export const useCheckout = (
  page: CheckoutPageQuery,
  { placeOrder, findMissedOrder, isProcessing }: OrderPlacement,
  refetchCart: () => Promise<unknown>,
  { onPlaced, onMissedOrder }: OrderCallbacks,
) => {
  const { settings, cart } = page;
  const navigate = useNavigate();
  const draft = useCheckoutDraft();
  const addressForm = useAddressForm(page, draft);
  const { showErrors } = addressForm;
  const methods = settings.paymentMethods.filter((each) => each !== "COD" || !page.me?.cashBlockReason);
  const [chosenMethod, setMethod] = useState<PaymentMethod | null>(
    () =>
      methods.find((each) => each === draft.stored?.["method"]) ??
      methods.find((each) => each === page.lastPaymentMethod) ??
      methods[0] ??
      null,
  );
  // The shop may have blocked cash since it was chosen.
  const method = methods.find((each) => each === chosenMethod) ?? methods[0] ?? null;
  const [message, setMessage] = useState<CheckoutMessage>(null);
  const lines = toOrderLines(cart);
  const client = useApolloClient();
  const [appliedCode, setAppliedCode] = useState(() => draft.stored?.["discountCode"] || null);
  const discount = useDiscount({
    code: appliedCode,
    onChange: (code) => {
      setAppliedCode(code);
      draft.save({ discountCode: code ?? "" });
    },
    check: (discountCode) =>
      client.query({
        query: CheckoutQuoteDocument,
        variables: { lines, discountCode },
        fetchPolicy: "network-only",
      }),
  });
  const quote = useCheckoutQuoteQuery({
    variables: { lines, discountCode: discount.code },
    skip: lines.length === 0,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const { refuse } = discount;
  useEffect(() => {
    if (errorField(quote.error) === "discountCode")
      refuse(errorMessage(quote.error, { fallback: ORDER_FAILED }));
  });

  const showMessage = (text: string, isAboutCart = false) => setMessage({ text, isAboutCart });

  const showFailure = async (failure: OrderFailure) => {
    if (failure.kind === "placed") {
      draft.remove();
      toast.info("Your order was already placed.");
      return navigate(paths.orders(), { replace: true });
    }
    if (failure.kind === "discount") refuse(failure.text);
    if (failure.kind === "address" && failure.field) showErrors({ [failure.field]: failure.text });
    showMessage(failure.text, failure.kind === "cart");
    if (["cart", "stock", "total", "method"].includes(failure.kind)) await refetchCart();
    if (failure.kind === "stock") requestAnimationFrame(focusFirstProblem);
    if (failure.kind !== "total") return;
    const { data } = await quote.refetch();
    if (data) showMessage(`${failure.text} It is now ${formatRupees(data.checkoutQuote.total)}.`);
  };

  const leaveWith = (order: PlacedOrder_OrderFragment, onOrder: OrderCallbacks["onMissedOrder"]) => {
    // The same cart was ordered in another tab, and that order was cancelled since.
    if (order.orderStatus === "CANCELLED") return showFailure({ kind: "placed" });
    draft.remove();
    onOrder(order);
  };
  const lookForMissedOrder = useEffectEvent(() => findMissedOrder(cart.lines));
  const leaveWithMissedOrder = useEffectEvent((order: PlacedOrder_OrderFragment) =>
    leaveWith(order, onMissedOrder),
  );
  useEffect(() => {
    void lookForMissedOrder().then((order) => order && leaveWithMissedOrder(order));
  }, []);

  const submitOrder = async (address: Address, saveAddress: SaveAddressInput | null) => {
    const total = quote.data?.checkoutQuote.total;
    if (method === null || total === undefined || isProcessing) return;
    setMessage(null);
    const orderDraft = {
      lines,
      shippingAddress: toShippingAddressInput(address, settings.country),
      paymentMethod: method,
      expectedTotal: total,
      discountCode: discount.code,
      saveAddress,
    };
    const result = await placeOrder(orderDraft, cart.lines);
    if (!result) return;
    if (result.isPlaced) return leaveWith(result.order, (order) => onPlaced(order, result.session));
    await showFailure(result.failure);
    const order = await result.found;
    if (order) await leaveWith(order, () => onPlaced(order, null));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const address = readAddress(typed);
    const errors = addressErrors(address);
    showErrors(errors);
    if (Object.keys(errors).length === 0)
      void submitOrder(address, addressForm.savingOf(typed)).catch(() => showMessage(ORDER_FAILED));
    else if (hasBlank(address)) showMessage(FILL_ALL_FIELDS);
    else setMessage(null);
  };

  const chooseMethod = (chosen: PaymentMethod) => {
    setMethod(chosen);
    draft.save({ method: chosen });
  };

  return {
    ...addressForm,
    methods,
    method,
    chooseMethod,
    message,
    clearMessage: () => setMessage(null),
    quote,
    discount,
    /** Why the applied code is not used; `null` if it is. */
    better: discount.code && quote.data ? betterText(quote.data.checkoutQuote.promotions) : null,
    submit,
  };
};
