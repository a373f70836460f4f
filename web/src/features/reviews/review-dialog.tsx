import { useId, useState, type FormEvent } from "react";
import type { Review_ReviewFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formText } from "../../ui/form-text.ts";
import { StarPicker } from "../../ui/star-picker.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { UploadProgress } from "../../ui/upload-progress.tsx";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";
import { reviewNotice } from "../accounts/notices/review.notice.ts";
import { ReviewFactsFields, type ReviewFacts } from "./review-facts-fields.tsx";
import { ReviewPhotoField } from "./review-photo-field.tsx";
import { useReviewDraft } from "./use-review-draft.ts";
import { useReviewPhotos } from "./use-review-photos.ts";
import { useWriteReview } from "./use-write-review.ts";

/** Maximum characters of a review, as the server checks it. */
const MAX_COMMENT_LENGTH = 2000;

/** Specification, section 9. */
const DEFAULT_RATING = 5;

const HINT = "How it fits, how it feels, when you wear it.";

type ReviewDialogProps = {
  product: { id: string; title: string; availableSizes: readonly string[] };
  /** The shopper's existing review, which this one replaces; `null` if none. */
  ownReview: Review_ReviewFragment | null;
  /** Owner of the form draft. */
  shopperId: string | null;
  isOpen: boolean;
  onClose: () => void;
  onSubmitted: () => void;
};

/** Dialog that writes or edits the shopper's review of a product. */
export const ReviewDialog = ({
  product,
  ownReview,
  shopperId,
  isOpen,
  onClose,
  onSubmitted,
}: ReviewDialogProps) => {
  const formId = useId();
  const sizes = product.availableSizes;
  // The value when the dialog opened: the new review is in the cache before the dialog has closed.
  const [initialReview] = useState(ownReview);
  const draft = useReviewDraft(product.id, shopperId);
  const [rating, setRating] = useState(draft.saved?.rating ?? initialReview?.rating ?? DEFAULT_RATING);
  const [facts, setFacts] = useState<ReviewFacts>({
    sizeWorn: draft.saved?.sizeWorn ?? initialReview?.sizeWorn ?? "",
    fit: draft.saved?.fit ?? initialReview?.fit ?? "",
  });
  const photos = useReviewPhotos();
  const sentPhotos = (ownReview?.photos ?? []).filter(({ id }) => !photos.removedIds.includes(id));
  const [failure, setFailure] = useState<string | null>(null);
  const [photoFailure, setPhotoFailure] = useState<string | null>(null);
  const { errors, show, form } = useFieldErrors<"comment">();
  const { write, isSending: isWriting } = useWriteReview(product.id);
  const isSending = isWriting || photos.isSending;
  const currentComment = () => (form.ref.current ? formText(new FormData(form.ref.current), "comment") : "");

  const saveDraft = (change: Partial<ReviewFacts & { rating: number }>) =>
    draft.save({ rating, ...facts, comment: currentComment(), ...change });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const comment = currentComment().trim();
    setFailure(null);
    setPhotoFailure(null);
    if (comment === "") return show({ comment: "Please write a comment." });
    const sizeWorn = sizes.includes(facts.sizeWorn) ? facts.sizeWorn : null;
    const result = await write({ rating, comment, sizeWorn, fit: facts.fit || null });
    if (!("id" in result))
      return result.isCommentError ? show({ comment: result.text }) : setFailure(result.text);
    draft.remove();
    const problem = await photos.save(result.id, sentPhotos.length);
    if (problem) setPhotoFailure(problem);
    else onSubmitted();
  };

  return (
    <Dialog
      title={initialReview ? "Edit your review" : "Write a Review"}
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
      <form
        {...form}
        id={formId}
        onSubmit={(event) => void submit(event)}
        onInput={(event) => {
          form.onInput(event);
          saveDraft({});
        }}
        className="grid gap-5"
      >
        <StarPicker
          legend="Your rating"
          value={rating}
          onChange={(stars) => {
            setRating(stars);
            saveDraft({ rating: stars });
          }}
        />
        <TextArea
          label="Your review"
          name="comment"
          rows={5}
          required
          maxLength={MAX_COMMENT_LENGTH}
          defaultValue={draft.saved?.comment ?? initialReview?.comment ?? ""}
          hint={draft.saved ? "Your unsent review is still here." : HINT}
          error={errors.comment}
        />
        {sizes.length > 0 && (
          <ReviewFactsFields
            sizes={sizes}
            value={facts}
            onChange={(next) => {
              setFacts(next);
              saveDraft(next);
            }}
          />
        )}
        <ReviewPhotoField
          files={photos.files}
          onChange={photos.setFiles}
          sent={{ photos: sentPhotos, onRemove: photos.remove }}
        />
        <UploadProgress share={photos.progress} />
        <PrivacyNotice notice={reviewNotice} />
        <FormMessage tone="error" className="-mt-5 not-empty:mt-0">
          {photoFailure}
        </FormMessage>
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
