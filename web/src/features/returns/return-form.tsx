import { useState } from "react";
import type { ReturnFormQuery } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { UploadProgress } from "../../ui/upload-progress.tsx";
import { PrivacyNotice } from "../accounts/notices/privacy-notice.tsx";
import { returnNotice } from "../accounts/notices/return.notice.ts";
import { PhotoField } from "./photo-field.tsx";
import { PiecesField } from "./pieces-field.tsx";
import {
  draftProblem,
  emptyDraft,
  keyOfPieces,
  NOTHING_CHOSEN,
  requestedLines,
  type PiecesDraft,
  type ReturnDraft,
} from "./return-draft.ts";
import { RequestSent } from "./request-sent.tsx";
import { ReturnSummary } from "./return-summary.tsx";
import { useRequestReturn, type SendForCustomer } from "./use-request-return.ts";

type Options = ReturnFormQuery["returnOptions"];
type Pieces = Options["pieces"][number];

type ReturnFormProps = {
  options: Options;
  forCustomer?: SendForCustomer;
};

/** The form of a return: pieces, photographs, and what happens next. */
export const ReturnForm = ({ options, forCustomer }: ReturnFormProps) => {
  const { pieces: all, orderId } = options;
  const [drafts, setDrafts] = useState<ReturnDraft>({});
  const [photos, setPhotos] = useState<File[]>([]);
  const [isChecked, setChecked] = useState(false);
  const { send, isSending, progress, failure, setFailure, result } = useRequestReturn(orderId, forCustomer);
  const draftOf = (pieces: Pieces): PiecesDraft => {
    const draft = drafts[keyOfPieces(pieces)] ?? emptyDraft(pieces);
    // With one piece of the order, there is nothing to choose.
    return all.length === 1 && !drafts[keyOfPieces(pieces)] ? { ...draft, isChosen: true } : draft;
  };
  const change = (pieces: Pieces, values: Partial<PiecesDraft>) => {
    setFailure(null);
    setDrafts({ ...drafts, [keyOfPieces(pieces)]: { ...draftOf(pieces), ...values } });
  };
  const lines = requestedLines(all, draftOf);
  const chosen = all.filter((pieces) => draftOf(pieces).isChosen);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (chosen.length === 0) return setFailure(NOTHING_CHOSEN);
    if (lines.length < chosen.length) return setFailure("Please complete the marked pieces.");
    if (!isSending) void send(lines, photos);
  };

  if (result) return <RequestSent {...result} />;
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid max-w-(--container-prose) gap-8">
      <p className="text-ink-soft">
        {forCustomer ? "The customer" : "You"} can return or exchange unworn pieces until{" "}
        {formatDate(`${options.lastDay}T12:00:00+05:30`)}.
      </p>
      <section aria-labelledby="return-pieces">
        <h2 id="return-pieces" className="text-lg">
          Which pieces?
        </h2>
        <ul className="mt-2 border-t border-hairline">
          {all.map((pieces) => (
            <PiecesField
              key={keyOfPieces(pieces)}
              pieces={pieces}
              draft={draftOf(pieces)}
              problem={isChecked ? draftProblem(pieces, draftOf(pieces)) : undefined}
              onChange={(values) => change(pieces, values)}
            />
          ))}
        </ul>
      </section>
      {!forCustomer && <PhotoField files={photos} onChange={setPhotos} />}
      <ReturnSummary options={options} lines={lines} />
      <FormMessage tone="error">{failure}</FormMessage>
      <UploadProgress share={progress} />
      <Button type="submit" isLoading={isSending} isWide>
        Send request
      </Button>
      {!forCustomer && <PrivacyNotice notice={returnNotice} />}
    </form>
  );
};
