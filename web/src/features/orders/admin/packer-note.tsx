import { useState } from "react";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import { useChangeOrderNotesMutation, type OrderPage_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

type PackerNoteProps = {
  order: Pick<OrderPage_OrderFragment, "id" | "notes">;
  /** Reads the order again, after another admin has changed the note. */
  onStale: () => void;
};

/** The note to the packer. A note of another admin that was not seen is not overwritten: the typed text stays. */
export const PackerNote = ({ order, onStale }: PackerNoteProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(order.notes);
  const [message, setMessage] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const [change, { loading }] = useChangeOrderNotesMutation();
  const current = order.notes ?? "";
  const value = typed ?? current;
  const isOther = typed !== null && (seen ?? "") !== current;

  const save = async () => {
    setMessage(null);
    try {
      await change({
        variables: { orderId: order.id, notes: value.trim() || null, seenNotes: seen },
      });
      setTyped(null);
      setMessage({ tone: "success", text: "Note saved." });
    } catch (error) {
      setMessage({ tone: "error", text: errorMessage(error, { fallback: "The note could not be saved." }) });
      if (errorCode(error) === "ORDER_CHANGED") onStale();
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label="Note to the packer"
        hint="Only admins see it."
        rows={3}
        maxLength={1000}
        value={value}
        onChange={({ target }) => {
          if (typed === null) setSeen(order.notes);
          setTyped(target.value);
        }}
      />
      {isOther && (
        <div className="mt-3 rounded-sm bg-paper-deep p-3 text-sm">
          <p>The note is now: {current === "" ? "empty" : `“${current}”`}</p>
          <Button
            variant="quiet"
            className="px-0!"
            onClick={() => {
              setSeen(order.notes);
              setMessage(null);
            }}
          >
            Replace it by mine
          </Button>
        </div>
      )}
      <FormMessage tone={message?.tone ?? "success"} className={message ? "mt-3" : ""}>
        {message?.text}
      </FormMessage>
      <Button
        type="submit"
        variant="secondary"
        className="mt-3"
        isLoading={loading}
        aria-disabled={value === current}
      >
        Save note
      </Button>
    </form>
  );
};
