import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { loadDraft, removeDraft, saveDraft } from "../../../ui/form-draft.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { MAX_PASTED_LENGTH } from "../../../ui/plain-text.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { EmailField } from "../../../ui/email-field.tsx";
import type { LoginState } from "../../../navigation-state.ts";
import { PASSWORD_HINT } from "../new-password.ts";
import { PictureField } from "./picture-field.tsx";
import { readSignUpForm } from "./sign-up-draft.ts";
import { useSignUp, type SignUpFailure } from "./use-sign-up.ts";
import { LazyNotice } from "../notices/lazy-notice.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const SignUpNotice = lazyPart(() => import("./sign-up-notice.tsx"), "SignUpNotice");

/** The next step after an error that no correction of the form can solve. */
const FailureLink = ({ code, email }: { code: string | undefined; email: string }) => {
  if (code === "EMAIL_REGISTERED")
    return (
      <Link to={paths.login()} state={{ email } satisfies LoginState} className="text-link">
        Go to the login
      </Link>
    );
  if (code === "VERIFICATION_INVALID")
    return (
      <Link to={paths.signup()} className="text-link">
        Ask for a new link
      </Link>
    );
  return null;
};

const SignUpFailureMessage = ({ failure, email }: { failure: SignUpFailure | null; email: string }) => (
  <FormMessage tone="error" detail={failure && <FailureLink code={failure.code} email={email} />}>
    {failure?.text}
  </FormMessage>
);

/**
 * Second step of the sign-up: name, phone, password and picture. The address is verified and read-only. Name and phone
 * survive a reload. After a mailed code the name is enough, and the other fields are there for who wants them.
 */
export const SignUpForm = ({
  token,
  email,
  isByCode,
  onSignedUp,
}: {
  token: string;
  email: string;
  isByCode: boolean;
  onSignedUp: () => void;
}) => {
  const draftName = `sign-up:${email}`;
  const [draft] = useState(() => loadDraft(draftName, null));
  const [hasAllFields, setAllFields] = useState(!isByCode);
  const phone = useRef<HTMLInputElement>(null);
  const { errors, form, failure, picture, submit, isSending, progress } = useSignUp(
    { token, needsPassword: hasAllFields },
    () => {
      removeDraft(draftName);
      onSignedUp();
    },
  );
  const showAllFields = () => {
    flushSync(() => setAllFields(true));
    phone.current?.focus();
  };
  return (
    <form
      {...form}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        form.onInput(event);
        // Passwords are never stored.
        const { name, mobile } = readSignUpForm(new FormData(event.currentTarget));
        saveDraft(draftName, null, { name, mobile });
      }}
      className="form-stack"
    >
      <EmailField
        className="[&_input]:border-hairline [&_input]:bg-paper-deep"
        autoComplete="username"
        hint="Verified"
        value={email}
        readOnly
      />
      <TextField
        label="Full name"
        name="name"
        defaultValue={draft?.["name"]}
        autoComplete="name"
        maxLength={100}
        required
        error={errors.name}
      />
      {hasAllFields ? (
        <>
          <TextField
            ref={phone}
            label="Phone"
            name="mobile"
            defaultValue={draft?.["mobile"]}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX_PASTED_LENGTH}
            isOptional
            error={errors.mobile}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            required
            hint={PASSWORD_HINT}
            error={errors.password}
          />
          <PasswordField
            label="Confirm password"
            name="confirmation"
            autoComplete="new-password"
            required
            error={errors.confirmation}
          />
          <PictureField
            file={picture.file}
            onChange={picture.choosePicture}
            onDecodeError={() => picture.refusePicture("This file is not a picture. Please choose another.")}
            error={picture.error}
          />
        </>
      ) : (
        <div>
          <p className="text-ink-soft">
            You need no password: next time, log in with another code from your e-mail.
          </p>
          <Button variant="quiet" className="-ml-2" onClick={showAllFields}>
            Add a password, phone or picture now
          </Button>
        </div>
      )}
      <UploadProgress share={progress} />
      <SignUpFailureMessage failure={failure} email={email} />
      <Button type="submit" size="large" isWide isLoading={isSending}>
        Sign Up
      </Button>
      <LazyNotice>
        <SignUpNotice step="account" />
      </LazyNotice>
    </form>
  );
};
