import type { ComponentProps, MouseEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { currentParameters } from "./current-parameters.ts";

type ParameterLinkProps = Omit<ComponentProps<typeof Link>, "to" | "onClick"> & {
  /** The URL for the parameters of the page. */
  toPath: (parameters: URLSearchParams) => string;
};

/** A press that the browser would follow in this tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link that keeps parameters of the page. It leads to what they are when it is pressed: the press itself may commit a text, of
 * which the last rendering knows nothing yet.
 */
export const ParameterLink = ({ toPath, ...link }: ParameterLinkProps) => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const path = toPath(currentParameters());
    // As a link of the router does, the page itself is no new entry of the history.
    const isShown = new URL(path, window.location.href).href === window.location.href;
    const { replace = isShown, preventScrollReset = false } = link;
    void navigate(path, { replace, preventScrollReset });
  };
  return <Link {...link} to={toPath(parameters)} onClick={open} />;
};
