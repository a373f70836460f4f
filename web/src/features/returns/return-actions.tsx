import { useState } from "react";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { useWithdrawReturnMutation, type ReturnCard_ReturnFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { dialogPreload, LazyDialog } from "../../ui/lazy-dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { focusReturn } from "./focus-return.ts";
import { PhotoInput } from "../../ui/photo-input.tsx";
import { UploadProgress } from "../../ui/upload-progress.tsx";
import { MAX_PHOTOS } from "./photo-field.tsx";
import { canWithdraw, isOpenReturn } from "./return-words.ts";
import { useAddPhotos } from "./use-add-photos.ts";

/** Adds photographs to an open return, and withdraws it after a question. Renders nothing for a return that has ended. */
export const ReturnActions = ({ shown }: { shown: ReturnCard_ReturnFragment }) => {
  const [withdraw, { loading }] = useWithdrawReturnMutation();
  const { send, isSending, progress } = useAddPhotos();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const room = MAX_PHOTOS - shown.photos.length;
  if (!isOpenReturn(shown.status)) return null;

  const addPhotos = async (files: File[]) => setFailure(await send(shown.id, files.slice(0, room)));
  const withdrawNow = async () => {
    setFailure(null);
    try {
      await withdraw({ variables: { returnId: shown.id } });
      focusReturn(shown.id);
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "The return could not be withdrawn." }));
    }
    setAsking(false);
  };
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-hairline pt-4">
      {room > 0 && (
        <PhotoInput label="Add photographs" isBusy={isSending} onChoose={(files) => void addPhotos(files)} />
      )}
      {canWithdraw(shown.status) && (
        <Button variant="quiet" aria-haspopup="dialog" {...dialogPreload} onClick={() => setAsking(true)}>
          Withdraw<span className="sr-only"> return {shown.returnNumber}</span>
        </Button>
      )}
      <UploadProgress share={progress} className="basis-full" />
      <FormMessage tone="error" className={failure ? "basis-full" : "sr-only"}>
        {failure}
      </FormMessage>
      <LazyDialog
        title={`Withdraw return ${shown.returnNumber}?`}
        description="You keep the pieces. You can request another return until the return period ends."
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep the request
            </Button>
            <Button isLoading={loading} onClick={() => void withdrawNow()}>
              Withdraw
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-soft">A replacement that we put aside for you goes back on sale.</p>
      </LazyDialog>
    </div>
  );
};
