import { buttonClasses } from "../../../ui/button-classes.ts";
import { ParameterLink } from "../../../ui/parameter-link.tsx";
import { editPath } from "../edit-path.ts";

type EditLinkProps = { product: { id: string; title: string }; size?: "small" };

/** Opens the edit dialog over the list. */
export const EditLink = ({ product: { id, title }, size }: EditLinkProps) => {
  const look = size ? ({ variant: "quiet", size } as const) : ({ variant: "secondary" } as const);
  return (
    <ParameterLink
      data-row-main
      toPath={editPath(id)}
      aria-label={`Edit ${title}`}
      className={buttonClasses(look)}
    >
      Edit
    </ParameterLink>
  );
};
