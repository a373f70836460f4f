import { useState, type FormEvent } from "react";
import { errorCode } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import {
  AdminReviewsDocument,
  useAnswerReviewMutation,
  type ListedReview_ReviewFragment,
} from "../../../graphql/generated.ts";
import { refetchShown } from "../../../graphql/refetch-shown.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";

/** The admin has asked for the form. */
const focusField = (form: HTMLFormElement | null) => form?.querySelector("textarea")?.focus();

type AnswerFormProps = { review: ListedReview_ReviewFragment; onClose: () => void };

/** The shop's answer to a review. The text is kept after a failure, and when the page is left. */
export const AnswerForm = ({ review, onClose }: AnswerFormProps) => {
  const { id, answer, authorName, version } = review;
  const [typed, change] = useTypedTexts(`answer:${id}`, ["answer"]);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { loading, client }] = useAnswerReviewMutation();
  const text = typed?.answer ?? answer ?? "";

  const save = async (value: string) => {
    setFailure(null);
    try {
      await send({ variables: { reviewId: id, answer: value, version }, context: { queue: `review ${id}` } });
      change(() => null);
      onClose();
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The answer could not be saved. Please try again." }));
      if (errorCode(error) === "REVIEW_CHANGED") await refetchShown(client, [AdminReviewsDocument]);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setFailure("Please write an answer.");
    if (!loading) void save(text);
  };

  return (
    <form ref={focusField} noValidate onSubmit={submit} className="mt-3 grid max-w-(--container-prose) gap-3">
      <TextArea
        label={`Your answer to ${authorName}`}
        hint="Everyone can read it below the review."
        maxLength={2000}
        value={text}
        onChange={({ target: { value } }) =>
          change(() => (value === (answer ?? "") ? null : { answer: value }))
        }
      />
      <FormMessage tone="error">{failure}</FormMessage>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" isLoading={loading}>
          {answer ? "Save answer" : "Publish answer"}
        </Button>
        {answer && (
          <Button variant="secondary" size="small" disabled={loading} onClick={() => void save("")}>
            Delete answer
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            change(() => null);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
};
