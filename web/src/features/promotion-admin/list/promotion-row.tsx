import { Link } from "react-router-dom";
import type { PromotionRow_PromotionFragment } from "../../../graphql/generated.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FiguresList } from "../figures-list.tsx";
import { datesWords, methodWords, offerWords } from "../promotion-words.ts";
import { StateBadge } from "../state-badge.tsx";

type PromotionRowProps = {
  promotion: PromotionRow_PromotionFragment;
  isBusy: boolean;
  onToggle: () => void;
};

/** A promotion in the list: what it does, when, what it has come to, and its pause. */
export const PromotionRow = ({ promotion, isBusy, onToggle }: PromotionRowProps) => {
  const { id, title, state, pausedAt, figures } = promotion;
  return (
    <article
      aria-labelledby={`promotion-${id}`}
      className="grid gap-x-6 gap-y-3 border-b border-hairline py-4 lg:grid-cols-[minmax(0,1fr)_auto_6.5rem] lg:items-start"
    >
      <div className="min-w-0">
        <div className="mb-1 flex flex-wrap items-center gap-x-3 lg:mb-0">
          <h2 id={`promotion-${id}`} className="min-w-0 font-sans text-base font-semibold tracking-normal">
            <Link
              to={paths.adminPromotion(id)}
              className="text-link inline-flex min-h-11 items-center wrap-anywhere lg:min-h-0"
            >
              {title}
            </Link>
          </h2>
          <StateBadge state={state} />
        </div>
        <p className="wrap-anywhere lg:mt-1">{offerWords(promotion)}</p>
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{methodWords(promotion)}</p>
        <p className="text-sm text-ink-soft tabular-nums">{datesWords(promotion)}</p>
      </div>
      <FiguresList figures={figures} />
      {state !== "ENDED" && (
        <Button
          variant="secondary"
          className="justify-self-start lg:justify-self-end"
          isLoading={isBusy}
          onClick={onToggle}
        >
          {pausedAt === null ? "Pause" : "Resume"}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </article>
  );
};
