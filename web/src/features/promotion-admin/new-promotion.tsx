import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PromotionRow_PromotionFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { toast } from "../../ui/toast.ts";
import { copyOf, newDraft } from "./form/promotion-draft.ts";
import { PromotionForm } from "./form/promotion-form.tsx";
import { usePromotionForm } from "./form/use-promotion-form.ts";

/** The form of a new promotion, empty or filled with the terms of another one. */
export const NewPromotion = ({ original }: { original: PromotionRow_PromotionFragment | null }) => {
  const navigate = useNavigate();
  const [initial] = useState(() => (original ? copyOf(original, new Date()) : newDraft(new Date())));
  const edit = usePromotionForm({
    promotion: null,
    initial,
    path: paths.adminPromotion("new", original?.id),
    onSaved: ({ id, title }, isWhole) => {
      toast.success(`“${title}” is added.`);
      // What was typed during the request is not saved yet: it stays in this form.
      if (isWhole) void navigate(paths.adminPromotion(id), { replace: true });
    },
  });
  return <PromotionForm edit={edit} />;
};
