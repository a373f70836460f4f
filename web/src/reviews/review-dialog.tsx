import { useId, useState, type FormEvent } from "react";
import type { Review_ReviewFragment } from "../graphql/generated.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { formText } from "../ui/form-text.ts";
import { StarPicker } from "../ui/star-picker.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useFieldErrors } from "../ui/use-field-errors.ts";
import { useWriteReview } from "./use-write-review.ts";

/** Most characters of a review (the server's rule). */
const LONGEST = 2000;

/** Specification, section 9. */
const FULL_STARS = 5;

type ReviewDialogProps = {
  product: { id: string; title: string };
  /** What she said before; it gives way to this one. */
  earlier: Review_ReviewFragment | null;
  isOpen: boolean;
  onClose: () => void;
  onSubmitted: () => void;
};

/** Stars and words for a product: for the first time, or anew. */
export const ReviewDialog = ({ product, earlier, isOpen, onClose, onSubmitted }: ReviewDialogProps) => {
  const formId = useId();
  // As it was when the dialog opened: while it closes, her new words are already there.
  const [before] = useState(earlier);
  const [rating, setRating] = useState(before?.rating ?? FULL_STARS);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, show, form } = useFieldErrors<"comment">();
  const { write, isSending } = useWriteReview(product.id);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const comment = formText(new FormData(event.currentTarget), "comment").trim();
    setFailure(null);
    if (comment === "") return show({ comment: "Please write a comment." });
    const failed = await write({ rating, comment });
    if (failed?.isOfComment) show({ comment: failed.text });
    else if (failed) setFailure(failed.text);
    else onSubmitted();
  };

  return (
    <Dialog
      title={before ? "Edit your review" : "Write a Review"}
      description={product.title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isLoading={isSending}>
            Submit Review
          </Button>
        </>
      }
    >
      <form {...form} id={formId} onSubmit={(event) => void submit(event)} className="grid gap-5">
        <StarPicker legend="Your rating" value={rating} onChange={setRating} />
        <TextArea
          label="Your review"
          name="comment"
          rows={5}
          required
          maxLength={LONGEST}
          defaultValue={before?.comment ?? ""}
          hint="How it fits, how it feels, when you wear it."
          error={errors.comment}
        />
        <FormMessage
          tone="error"
          vanishAfter={3}
          onVanish={() => setFailure(null)}
          className="-mt-5 not-empty:mt-0"
        >
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};
