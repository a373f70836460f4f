import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PaymentMethod } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { formatRecentTime } from "../../../ui/dates.ts";
import { DraftOffer } from "../../../ui/draft-offer.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { AddressFields } from "../address-fields.tsx";
import {
  addressErrors,
  FILL_ALL_FIELDS,
  hasBlank,
  readAddress,
  readTypedAddress,
  toShippingAddressInput,
  type AddressField,
} from "../address.ts";
import { KnownCustomer } from "./known-customer.tsx";
import { CustomerLines } from "./customer-lines.tsx";
import { CustomerOrderAmounts } from "./customer-order-amounts.tsx";
import { isComplete } from "./order-lines.ts";
import { ProductFinder } from "./product-finder.tsx";
import { useCustomerOrder } from "./use-customer-order.ts";

const methods: { value: PaymentMethod; label: string; note: string }[] = [
  { value: "COD", label: "Cash on delivery", note: "The order is confirmed at once." },
  {
    value: "ONLINE",
    label: "Payment link",
    note: "Send it by WhatsApp from the order's page; it is also mailed if there is an e-mail address. The pieces are held meanwhile.",
  },
];

type CustomerOrderFormProps = { states: readonly string[]; country: string };

const Heading = ({ children }: { children: string }) => <h2 className="mb-4 text-lg">{children}</h2>;

const OrderDraftOffer = ({ order }: { order: ReturnType<typeof useCustomerOrder> }) => {
  const { offered, discard } = order.draft;
  const products = offered?.lines.map(({ product }) => product.title) ?? [];
  const contents = [offered?.address.fullName.trim(), ...products].filter(Boolean).join(", ");
  return (
    <DraftOffer
      detail={<p className="line-clamp-2 text-sm wrap-anywhere">{contents}</p>}
      onRestore={order.restore}
      onDiscard={discard}
    >
      {offered && `An order from ${formatRecentTime(offered.savedAt)} was not placed.`}
    </DraftOffer>
  );
};

/** An order that a customer gives by phone or message: products, address, payment. */
export const CustomerOrderForm = ({ states, country }: CustomerOrderFormProps) => {
  const order = useCustomerOrder();
  const navigate = useNavigate();
  const { errors, show, form } = useFieldErrors<AddressField>();
  // The fields are not controlled: filled ones begin anew.
  const [fillCount, setFillCount] = useState(0);

  const submit = async (data: FormData) => {
    if (order.lines.length === 0) return order.setFailure("Please add a product.");
    if (!order.lines.every(isComplete)) return order.setFailure("Please select size and color.");
    const typed = readAddress(data);
    const found = addressErrors(typed, { isEmailOptional: true });
    show(found);
    const isBlank = hasBlank({ ...typed, email: typed.email || "-" });
    if (Object.keys(found).length > 0) return order.setFailure(isBlank ? FILL_ALL_FIELDS : null);
    const placed = await order.place(toShippingAddressInput(typed, country));
    if (placed) void navigate(paths.adminOrder(placed.id));
  };

  return (
    <>
      <OrderDraftOffer order={order} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <section className="min-w-0">
          <Heading>Products</Heading>
          <ProductFinder onAdd={order.add} />
          <div className="mt-6">
            <CustomerLines order={order} />
          </div>
          <div className="mt-4">
            {order.quoteFailure ? (
              <FailedState text={order.quoteFailure} onRetry={order.retryQuote} />
            ) : (
              order.quote && <CustomerOrderAmounts discount={order.discount} quote={order.quote} />
            )}
          </div>
        </section>
        <form
          {...form}
          autoComplete="off"
          className="min-w-0"
          onInput={(event) => {
            form.onInput(event);
            order.enter({ address: readTypedAddress(new FormData(event.currentTarget)) });
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!order.isPlacing) void submit(new FormData(event.currentTarget));
          }}
        >
          <Heading>Customer</Heading>
          <KnownCustomer
            onFill={(address) => {
              order.enter({ address });
              setFillCount(fillCount + 1);
            }}
          />
          <AddressFields
            key={`${order.idempotencyKey} ${fillCount}`}
            initialAddress={order.address}
            errors={errors}
            states={states}
            country={country}
            emailHint="Optional for an order by phone. The order belongs to the account of this address; a new customer gets a mail to choose a password."
          />
          <div className="mt-8">
            <RadioCards
              legend="Payment"
              choices={methods}
              value={order.method}
              onChange={(method) => order.enter({ method })}
            />
          </div>
          <FormMessage tone="error" className={order.failure ? "mt-6" : ""}>
            {order.failure}
          </FormMessage>
          <Button
            type="submit"
            size="large"
            isWide
            className="mt-6"
            isLoading={order.isPlacing}
            aria-disabled={order.lines.length > 0 && order.lines.every(isComplete) && !order.isQuoteCurrent}
          >
            {order.quote ? `Place order for ${formatRupees(order.quote.total)}` : "Place order"}
          </Button>
        </form>
      </div>
    </>
  );
};
