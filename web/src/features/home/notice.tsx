import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { readNotice } from "../../navigation-state.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { useAnnouncedText } from "../../ui/use-announced-text.ts";

/**
 * The notice in the navigation state, as a success message. It is removed from the history, so that a reload does not
 * repeat it.
 */
export const Notice = () => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [notice] = useState(() => readNotice(state));
  const isInHistory = readNotice(state) !== null;
  useEffect(() => {
    if (isInHistory) void navigate(pathname, { replace: true, state: null });
  }, [isInHistory, navigate, pathname]);
  const announcedText = useAnnouncedText(notice);
  return notice ? (
    <div className="page-width pt-4">
      <FormMessage tone="success">{announcedText}</FormMessage>
    </div>
  ) : null;
};
