import { paths } from "../../../paths.ts";
import { noticeText, type Notice } from "./notice.ts";

/** The notice of a form, below a line that opens it. The link opens a tab of its own, so that nothing typed is lost. */
export const PrivacyNotice = ({ notice }: { notice: Notice }) => (
  <details className="text-sm text-ink-soft">
    <summary className="w-fit py-3">What we use this for</summary>
    <p className="pb-2">
      {noticeText(notice)}{" "}
      <a href={paths.privacy()} target="_blank" rel="noopener" className="text-link">
        Privacy Policy<span className="sr-only">, in a new tab</span>
      </a>
    </p>
  </details>
);
