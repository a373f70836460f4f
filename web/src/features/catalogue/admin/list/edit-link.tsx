import { Link } from "react-router-dom";
import { buttonClasses } from "../../../../ui/button-classes.ts";
import { useEditLink } from "../use-edit-link.ts";

type EditLinkProps = { product: { id: string; title: string }; size?: "small" };

/** Opens the edit dialog over the list. */
export const EditLink = ({ product: { id, title }, size }: EditLinkProps) => {
  const editLink = useEditLink();
  const look = size ? ({ variant: "quiet", size } as const) : ({ variant: "secondary" } as const);
  return (
    <Link to={editLink(id)} aria-label={`Edit ${title}`} className={buttonClasses(look)}>
      Edit
    </Link>
  );
};
