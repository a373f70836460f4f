import { useState } from "react";
import type { PromotionEditor_PromotionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { formatRecentTime } from "../../ui/dates.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { draftOf } from "./form/promotion-draft.ts";
import { PromotionForm } from "./form/promotion-form.tsx";
import { usePromotionForm } from "./form/use-promotion-form.ts";
import { PromotionHead } from "./promotion-head.tsx";
import { datesWords, methodWords, offerWords } from "./promotion-words.ts";

type EditorProps = { promotion: PromotionEditor_PromotionFragment; reload: () => Promise<unknown> };

const EditForm = ({ promotion }: Pick<EditorProps, "promotion">) => {
  const [notice, setNotice] = useState<string | null>(null);
  const [initial] = useState(() => draftOf(promotion));
  const edit = usePromotionForm({
    promotion,
    initial,
    path: paths.adminPromotion(promotion.id),
    onSaved: () => setNotice(`Saved at ${formatRecentTime(new Date().toISOString())}.`),
  });
  return <PromotionForm edit={edit} notice={notice} />;
};

/** The welcome discount: the shop's settings have its percentage, so nothing of it can be changed here. */
const WelcomeTerms = ({ promotion }: Pick<EditorProps, "promotion">) => (
  <div className="mt-6 max-w-(--container-prose) border-t border-hairline pt-5">
    <p className="text-lg">{offerWords(promotion)}</p>
    <p className="mt-1 text-ink-soft">{methodWords(promotion)}</p>
    <p className="text-ink-soft tabular-nums">{datesWords(promotion)}</p>
    <p className="mt-4">
      Each new account gets its own code by e-mail. You can pause this discount; its percentage is a setting
      of the shop.
    </p>
  </div>
);

/** One promotion: its head with the figures, its form, and its single-use codes. */
export const PromotionEditor = ({ promotion, reload }: EditorProps) => (
  <>
    <PromotionHead promotion={promotion} reload={reload} />
    {promotion.isWelcome ? (
      <WelcomeTerms promotion={promotion} />
    ) : (
      <>
        <div className="mt-6 border-t border-hairline pt-5">
          <EditForm promotion={promotion} />
        </div>
        {promotion.method === "CODE" && <CodesPanel promotion={promotion} />}
      </>
    )}
  </>
);
