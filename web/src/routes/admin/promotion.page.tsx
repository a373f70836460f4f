import { useParams } from "react-router-dom";
import { PromotionEditor } from "../../features/promotion-admin/promotion-editor.tsx";
import { PromotionQuery } from "../../features/promotion-admin/promotion-query.tsx";
import { paths } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

/** One promotion at a URL of its own. */
export const AdminPromotionPage = () => {
  const { id = "" } = useParams();
  usePageTitle("Promotion");
  return (
    <>
      <Breadcrumb steps={[{ label: "Promotions", to: paths.adminPromotions() }, { label: "Promotion" }]} />
      <PromotionQuery key={id} id={id}>
        {(promotion, reload) => <PromotionEditor promotion={promotion} reload={reload} />}
      </PromotionQuery>
    </>
  );
};
