import { useId, useRef, useState, type FormEvent } from "react";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useAskAboutOrderMutation, type OrderCard_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { useFocusWhenLost } from "../../../ui/use-focus-when-lost.ts";
import { orderHelpNotice } from "../../accounts/notices/order-help.notice.ts";
import { PrivacyNotice } from "../../accounts/notices/privacy-notice.tsx";
import { maxLengths } from "../contact/contact-draft.ts";
import { isTicketCategory } from "../ticket-categories.ts";

/** What a shopper needs help with, in a shopper's words. */
const topics = [
  { value: "DELIVERY", label: "Delivery" },
  { value: "PRODUCT", label: "A piece in this order" },
  { value: "RETURN", label: "A return or refund" },
  { value: "PAYMENT", label: "Payment" },
  { value: "ORDER", label: "A change to this order" },
  { value: "OTHER", label: "Something else" },
];

type OrderHelpDialogProps = {
  order: Pick<OrderCard_OrderFragment, "id" | "orderNumber">;
  isOpen: boolean;
  onClose: () => void;
};

const Sent = ({ ticketNumber }: { ticketNumber: string }) => (
  <FormMessage
    tone="success"
    detail="We will reply by e-mail. We have also mailed you a link to follow your request."
  >
    {`We have received your message. Your ticket number is ${ticketNumber}.`}
  </FormMessage>
);

/** The form for a question or complaint about an order. The text stays after a failure and when it is closed. */
export const OrderHelpDialog = ({ order, isOpen, onClose }: OrderHelpDialogProps) => {
  const formId = useId();
  const { errors, show, form } = useFieldErrors<"category" | "message">();
  const [mutate, { loading }] = useAskAboutOrderMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<string | null>(null);
  const [ticketNumber, setTicketNumber] = useState<string | null>(null);
  const [typed, setTyped] = useState({ category: "", message: "" });

  const message = useRef<HTMLDivElement>(null);
  // The form is removed with the pressed button.
  useFocusWhenLost(message, ticketNumber);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [category, text] = [formText(data, "category"), formText(data, "message").trim()];
    setFailure(null);
    if (!isTicketCategory(category) || text === "")
      return show({
        ...(isTicketCategory(category) ? {} : { category: "Please choose a topic." }),
        ...(text === "" ? { message: "Please enter a message." } : {}),
      });
    if (loading) return;
    try {
      const result = await mutate({ variables: { input: { orderId: order.id, category, message: text } } });
      setTicketNumber(result.data?.askAboutOrder.ticketNumber ?? null);
      setTyped({ category: "", message: "" });
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "Your message could not be sent. Please try again." }));
    }
  };
  const close = () => {
    onClose();
    setTicketNumber(null);
    setFailure(null);
  };

  return (
    <Dialog
      title={`Help with order ${order.orderNumber}`}
      isOpen={isOpen}
      onClose={close}
      footer={
        ticketNumber ? (
          <Button onClick={close}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isLoading={loading}>
              Send Message
            </Button>
          </>
        )
      }
    >
      <div ref={message} tabIndex={-1} className="outline-none">
        {ticketNumber && <Sent ticketNumber={ticketNumber} />}
      </div>
      {!ticketNumber && (
        <form {...form} id={formId} onSubmit={(event) => void send(event)} className="form-stack">
          <Select
            label="What is it about?"
            name="category"
            placeholder="Choose a topic"
            choices={topics}
            error={errors.category}
            value={typed.category}
            onChange={({ target: { value: category } }) => setTyped({ ...typed, category })}
            required
          />
          <TextArea
            label="How can we help?"
            name="message"
            rows={5}
            maxLength={maxLengths.message}
            error={errors.message}
            value={typed.message}
            onChange={({ target: { value: message } }) => setTyped({ ...typed, message })}
            required
          />
          <FormMessage tone="error">{failure}</FormMessage>
          <PrivacyNotice notice={orderHelpNotice} />
        </form>
      )}
    </Dialog>
  );
};
