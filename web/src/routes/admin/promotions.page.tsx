import { useSearchParams } from "react-router-dom";
import { PromotionFilter, promotionStateOf } from "../../features/promotion-admin/list/promotion-filter.tsx";
import { PromotionRow } from "../../features/promotion-admin/list/promotion-row.tsx";
import { useAdminPromotions } from "../../features/promotion-admin/list/use-admin-promotions.ts";
import { usePausePromotion } from "../../features/promotion-admin/use-pause-promotion.ts";
import { errorMessage } from "../../graphql/error-message.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { PlusIcon } from "../../ui/icons.tsx";
import { PagedList } from "../../ui/paged-list.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const emptyTexts = {
  ALL: { title: "No promotions yet", text: "Add one to take something off, with a code or automatically." },
  RUNNING: { title: "No promotion is running", text: "A promotion runs from its start to its end." },
  SCHEDULED: { title: "No scheduled promotions", text: "A promotion with a later start waits here." },
  PAUSED: { title: "No paused promotions", text: "Promotions that you pause move here." },
  ENDED: { title: "No ended promotions", text: "Promotions move here after their end." },
};

const loadErrorMessage = (reason: unknown) =>
  errorMessage(reason, { fallback: "The next promotions could not be loaded." });

/** The promotions of the shop: what each takes off, when, and what it has come to. */
export const AdminPromotionsPage = () => {
  usePageTitle("Promotions");
  const state = promotionStateOf(useSearchParams()[0].get("state"));
  const { list, reload } = useAdminPromotions(state);
  const pause = usePausePromotion(reload);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Promotions</h1>
        <ButtonLink to={paths.adminPromotion("new")}>
          <PlusIcon /> New promotion
        </ButtonLink>
      </div>
      <PromotionFilter state={state} />
      <FormMessage tone="error" className={pause.failure ? "mt-4" : ""}>
        {pause.failure}
      </FormMessage>
      <PagedList
        list={list}
        noun="promotions"
        empty={emptyTexts[state ?? "ALL"]}
        placeholder="h-28"
        toMessage={loadErrorMessage}
      >
        {(promotions) => (
          <ul className="mt-2">
            {promotions.map((promotion) => (
              <li key={promotion.id}>
                <PromotionRow
                  promotion={promotion}
                  isBusy={pause.busyId === promotion.id}
                  onToggle={() => void pause.toggle(promotion)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
};
