import { Suspense, useId, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { errorField } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useGivePayoutDetailsMutation, type PayoutForm_PayoutFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formatRupees } from "../../ui/money.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { MAX_PASTED_LENGTH } from "../../ui/plain-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import {
  isPayoutField,
  payoutProblems,
  readPayoutForm,
  type PayoutField,
  type PayoutWay,
} from "./payout-details.ts";
import { LazyNotice } from "../accounts/notices/lazy-notice.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const OwnPasswordField = lazyPart(
  () => import("../accounts/session/own-password-field.tsx"),
  "OwnPasswordField",
);
const PayoutNotice = lazyPart(() => import("./payout-notice.tsx"), "PayoutNotice");

type Payout = PayoutForm_PayoutFragment;

const ways = [
  { value: "upi", label: "UPI ID", note: "With any UPI app" },
  { value: "account", label: "Bank account", note: "With account number and IFSC" },
] as const;

const AccountFields = ({ errors }: { errors: Partial<Record<PayoutField, string>> }) => (
  <>
    <TextField
      label="Account number"
      name="accountNumber"
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_PASTED_LENGTH}
      error={errors.accountNumber}
      required
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="IFSC"
        name="ifsc"
        hint="11 characters, on your passbook or cheque."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_PASTED_LENGTH}
        error={errors.ifsc}
        required
      />
      <TextField
        label="Account holder's name"
        name="holderName"
        autoComplete="name"
        maxLength={100}
        error={errors.holderName}
        required
      />
    </div>
  </>
);

type DetailsFormProps = { payout: Payout; onGiven: () => void; onCancel?: (() => void) | undefined };

const DetailsForm = ({ payout, onGiven, onCancel }: DetailsFormProps) => {
  const [way, setWay] = useState<PayoutWay>("upi");
  // Details that are stored are replaced with the password only; another tab may have stored them.
  const [needsPassword, setNeedsPassword] = useState(payout.state === "DUE");
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, show, form } = useFieldErrors<PayoutField>();
  const [give, { loading }] = useGivePayoutDetailsMutation();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const details = readPayoutForm(way, new FormData(event.currentTarget));
    const problems = payoutProblems(way, details);
    setFailure(null);
    if (Object.keys(problems).length > 0) return show(problems);
    try {
      await give({ variables: { input: { payoutId: payout.id, ...details } } });
      onGiven();
    } catch (error) {
      const message = writeErrorMessage(error, {
        fallback: "Your details could not be saved. Please try again.",
      });
      const field = errorField(error);
      if (field === "currentPassword") setNeedsPassword(true);
      if (isPayoutField(field)) show({ [field]: message });
      else setFailure(message);
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <RadioCards
        legend="How would you like your refund?"
        isLegendHidden
        choices={ways}
        value={way}
        onChange={(next) => {
          show({});
          setWay(next);
        }}
        isSideBySide
      />
      {way === "upi" ? (
        <TextField
          label="UPI ID"
          name="upiId"
          hint="For example, name@bank."
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          error={errors.upiId}
          required
        />
      ) : (
        <AccountFields errors={errors} />
      )}
      {needsPassword && (
        <Suspense>
          <OwnPasswordField label="Current password" name="currentPassword" error={errors.currentPassword} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FormMessage tone="error" className="w-full empty:hidden">
          {failure}
        </FormMessage>
        <Button type="submit" isLoading={loading}>
          Save details
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        We store it encrypted, use it only for this refund, and delete it once the refund is paid.
      </p>
      <LazyNotice>
        <PayoutNotice />
      </LazyNotice>
    </form>
  );
};

/** Asks where cash of an order is to be paid back, and shows what was given until it is paid. */
const OpenPayout = ({ payout, orderNumber }: { payout: Payout; orderNumber: string }) => {
  const [isChanging, setChanging] = useState(false);
  const [wasGivenHere, setGivenHere] = useState(false);
  const headingId = useId();
  const container = useRef<HTMLElement>(null);
  const isWaiting = payout.state === "WAITING";
  const amount = formatRupees(payout.amount);
  const close = (isGiven: boolean) => {
    flushSync(() => {
      setChanging(false);
      setGivenHere(isGiven);
    });
    container.current?.focus();
  };
  return (
    <section
      ref={container}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="rounded-sm border border-hairline bg-paper px-4 py-4"
    >
      <h3 id={headingId} className="font-sans text-base font-semibold tracking-normal">
        {isWaiting ? `Where shall we send your refund of ${amount}?` : `Your refund of ${amount}`}
        <span className="sr-only"> for order {orderNumber}</span>
      </h3>
      {isWaiting || isChanging ? (
        <DetailsForm
          payout={payout}
          onGiven={() => close(true)}
          onCancel={isChanging ? () => close(false) : undefined}
        />
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p role={wasGivenHere ? "status" : undefined} className="text-sm wrap-anywhere">
            {wasGivenHere ? "Thank you. " : ""}We will send it to {payout.destinationHint}.
          </p>
          <Button variant="quiet" onClick={() => setChanging(true)}>
            Change<span className="sr-only"> the destination of the refund of {amount}</span>
          </Button>
        </div>
      )}
    </section>
  );
};

/** The payouts of an order that are not paid yet. Renders nothing without any. */
export const PayoutForms = ({ order }: { order: { orderNumber: string; payouts: readonly Payout[] } }) => {
  const open = order.payouts.filter(({ state }) => state !== "PAID");
  return (
    open.length > 0 && (
      <div className="grid gap-3 not-first:mt-3">
        {open.map((payout) => (
          <OpenPayout key={payout.id} payout={payout} orderNumber={order.orderNumber} />
        ))}
      </div>
    )
  );
};
