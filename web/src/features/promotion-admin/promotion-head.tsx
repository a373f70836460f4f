import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { PromotionEditor_PromotionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { toast } from "../../ui/toast.ts";
import { FiguresList } from "./figures-list.tsx";
import { StateBadge } from "./state-badge.tsx";
import { usePausePromotion } from "./use-pause-promotion.ts";
import { usePromotionActions } from "./use-promotion-actions.ts";

type PromotionHeadProps = {
  promotion: PromotionEditor_PromotionFragment;
  reload: () => Promise<unknown>;
};

/** A promotion as it is saved: name, state and figures, and what can be done with it as a whole. */
export const PromotionHead = ({ promotion, reload }: PromotionHeadProps) => {
  const { id, title, state, pausedAt, figures, isWelcome } = promotion;
  const navigate = useNavigate();
  const [question, setQuestion] = useState<"end" | "delete" | null>(null);
  const pause = usePausePromotion(reload);
  const actions = usePromotionActions({
    promotion,
    reload,
    onDeleted: () => {
      toast.success(`“${title}” is deleted.`);
      void navigate(paths.adminPromotions(), { replace: true });
    },
  });
  const close = () => setQuestion(null);
  const failure = pause.failure ?? actions.failure;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-2xl wrap-anywhere">{title}</h1>
        <StateBadge state={state} />
      </div>
      <div className="mt-4 max-w-(--container-form) lg:text-left [&_dl]:lg:grid-cols-[auto_auto_1fr] [&_dl]:lg:text-left">
        <FiguresList figures={figures} />
      </div>
      <div className="button-row mt-4">
        {state !== "ENDED" && (
          <Button
            variant="secondary"
            isLoading={pause.busyId === id}
            onClick={() => void pause.toggle(promotion)}
          >
            {pausedAt === null ? "Pause" : "Resume"}
          </Button>
        )}
        {!isWelcome && (
          <ButtonLink variant="secondary" to={paths.adminPromotion("new", id)}>
            Duplicate
          </ButtonLink>
        )}
        {!isWelcome && (state === "RUNNING" || state === "PAUSED") && (
          <Button variant="secondary" onClick={() => setQuestion("end")}>
            End now
          </Button>
        )}
        {!isWelcome && figures.orders === 0 && (
          <Button variant="secondary" onClick={() => setQuestion("delete")}>
            Delete
          </Button>
        )}
        <span>
          <Link
            to={paths.adminHistory({ kind: "promotion", about: id })}
            className="text-link inline-flex min-h-11 items-center px-2"
          >
            History
          </Link>
        </span>
      </div>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      <ConfirmDialog
        isOpen={question === "end"}
        title={`End “${title}” now?`}
        confirmLabel="End now"
        cancelLabel="Let it run"
        isBusy={actions.isEnding}
        onClose={close}
        onConfirm={() => void actions.endNow().then(close)}
      >
        <p>It stops at once. Orders that already have it keep it.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === "delete"}
        title={`Delete “${title}”?`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        isBusy={actions.isDeleting}
        onClose={close}
        onConfirm={() => void actions.deleteNow().then((isDone) => isDone || close())}
      >
        <p>Its codes are deleted too. This cannot be undone.</p>
      </ConfirmDialog>
    </div>
  );
};
