import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { SentReturn } from "./use-request-return.ts";

/** Confirms a request. If a photograph could not be sent, it can be added to the return in the list. */
export const RequestSent = ({ sent, photoProblem }: SentReturn) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6 grid max-w-(--container-prose) gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        We have received your request
      </h2>
      <p>
        Your return number is <strong className="tabular-nums">{sent.returnNumber}</strong>. We will write to
        you within 2 working days. Please keep the pieces until then.
      </p>
      <FormMessage
        tone="error"
        detail={<p>You can add photographs to the request in the list of your returns.</p>}
      >
        {photoProblem}
      </FormMessage>
      <div>
        <ButtonLink to={paths.returns()}>See your returns</ButtonLink>
      </div>
    </div>
  );
};
