import { useState } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useUpdateOrderNotesMutation, type OrderPage_OrderFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

type PackerNoteProps = {
  order: Pick<OrderPage_OrderFragment, "id" | "notes">;
  /** Reads the order again, after another admin has changed the note. */
  onStale: () => void;
};

/**
 * The note to the packer. A note of another admin that was not seen is not overwritten. The typed text stays then, and when the
 * order is loaded again.
 */
export const PackerNote = ({ order, onStale }: PackerNoteProps) => {
  const [typed, change] = useTypedTexts(`packer-note:${order.id}`, ["note", "seen"]);
  const [message, setMessage] = useState<Outcome | null>(null);
  const [mutate, { loading }] = useUpdateOrderNotesMutation();
  const current = order.notes ?? "";
  const value = typed?.note ?? current;
  /** The note that the admin saw before typing. */
  const seen = typed?.seen ?? current;
  const isOther = seen !== current && value !== current;

  const save = async () => {
    const sent = typed;
    setMessage(null);
    try {
      const { data } = await mutate({
        variables: { orderId: order.id, notes: value.trim() || null, seenNotes: seen || null },
      });
      const saved = data?.updateOrderNotes.notes ?? "";
      // What was typed during the save stays.
      change((latest) => (latest && latest !== sent ? { ...latest, seen: saved } : null));
      setMessage({ tone: "success", text: "Note saved." });
    } catch (error) {
      // No failure: the note of the other admin is a question.
      if (errorCode(error) === "ORDER_CHANGED") return onStale();
      setMessage({
        tone: "error",
        text: writeErrorMessage(error, { fallback: "The note could not be saved." }),
      });
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
        hint={value === current ? "Only admins see it." : "Not saved yet. Only admins see it."}
        rows={3}
        maxLength={1000}
        value={value}
        onChange={({ target }) =>
          change((latest) =>
            target.value === current && !loading
              ? null
              : { note: target.value, seen: latest?.seen ?? current },
          )
        }
      />
      {isOther && (
        <div className="mt-3 rounded-sm bg-paper-deep p-3 text-sm">
          <p className="wrap-anywhere">
            {current === "" ? (
              "Someone else deleted this note."
            ) : (
              <>
                Someone else changed this note to: “<bdi>{current}</bdi>”
              </>
            )}
          </p>
          <div className="flex flex-wrap gap-x-4">
            <Button
              variant="quiet"
              className="px-0!"
              onClick={() => {
                change((latest) => latest && { ...latest, seen: current });
                setMessage(null);
              }}
            >
              Keep mine
            </Button>
            <Button
              variant="quiet"
              className="px-0!"
              onClick={() => {
                change(() => null);
                setMessage(null);
              }}
            >
              Take theirs
            </Button>
          </div>
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
