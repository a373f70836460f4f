import { useSearchParams } from "react-router-dom";
import { NewPromotion } from "../../features/promotion-admin/new-promotion.tsx";
import { PromotionQuery } from "../../features/promotion-admin/promotion-query.tsx";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** A new promotion, or a copy of the one in the URL. */
export const AdminNewPromotionPage = () => {
  usePageTitle("New promotion");
  const copyOf = useSearchParams()[0].get("copy");
  const heading = <h1 className="mb-6 text-2xl">New promotion</h1>;
  return (
    <>
      <Breadcrumb
        steps={[{ label: "Promotions", to: paths.adminPromotions() }, { label: "New promotion" }]}
      />
      {copyOf ? (
        <PromotionQuery key={copyOf} id={copyOf}>
          {(original) => (
            <>
              {heading}
              <NewPromotion original={original} />
            </>
          )}
        </PromotionQuery>
      ) : (
        <>
          {heading}
          <NewPromotion original={null} />
        </>
      )}
    </>
  );
};
