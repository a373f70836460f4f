import { useState, type FormEvent } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useLoginMutation } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { emailText } from "../../../ui/email.ts";
import { FormMessage } from "../../../ui/form-message.tsx";
import { formText } from "../../../ui/form-text.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { secondStepOf, type LoginMethod } from "./second-step.ts";
import { shop } from "../../../shop.ts";
import { useSession } from "../session/session.ts";
import { showNotStored } from "../session/show-not-stored.ts";

/** Specification, section 8. */
const FAILED = "Login failed";

export const loginFailureText = (error: unknown) => errorMessage(error, { fallback: FAILED });

const typedEmail = (form: HTMLFormElement | null) =>
  form ? emailText(formText(new FormData(form), "email")) : "";

type LoginFormProps = {
  /** Prefilled address; `undefined` for an empty field. */
  email?: string | undefined;
  onLoggedIn: () => void;
  /** Called with the address typed so far. */
  onForgotPassword: (email: string) => void;
  /** Called with the address typed so far, for a login by a mailed code. */
  onUseCode: (email: string) => void;
  /** The password is right, and the account has a second factor. */
  onSecondStep: (methods: readonly LoginMethod[]) => void;
};

/**
 * E-mail and password, for shoppers and admins. The server returns the role. The message of a failure is below the button, so
 * that it moves neither the button nor another control under the pointer.
 */
export const LoginForm = (props: LoginFormProps) => {
  const { email, onLoggedIn, onForgotPassword, onUseCode, onSecondStep } = props;
  const { logIn } = useSession();
  const [login, { loading }] = useLoginMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<"email" | "password">();
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const typed = new FormData(event.currentTarget);
    const variables = { email: emailText(formText(typed, "email")), password: formText(typed, "password") };
    const problems = {
      ...(!variables.email && { email: "Please enter your e-mail." }),
      ...(!variables.password && { password: "Please enter your password." }),
    };
    show(problems);
    if (Object.keys(problems).length > 0) return;
    try {
      const { data } = await login({ variables });
      if (!data) return setFailure(FAILED);
      if (!(await logIn(data.login.token, data.login.user))) showNotStored();
      onLoggedIn();
    } catch (error) {
      const methods = secondStepOf(error);
      if (methods) onSecondStep(methods);
      else setFailure(loginFailureText(error));
    }
  };

  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="form-stack">
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={errors.email}
        required
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        <button
          type="button"
          className="mt-1 -mb-2 ml-auto block min-h-11 text-sm text-indigo underline-offset-4 hover:underline"
          onClick={({ currentTarget, detail }) => {
            // Not for the second of a double press: the errors of the first one can move this button under the pointer.
            if (detail < 2) onForgotPassword(typedEmail(currentTarget.form));
          }}
        >
          Forgot password?
        </button>
      </div>
      <Button type="submit" size="large" isWide isLoading={loading}>
        Sign In
      </Button>
      <FormMessage tone="error">{failure}</FormMessage>
      <Button
        variant="secondary"
        isWide
        onClick={({ currentTarget }) => onUseCode(typedEmail(currentTarget.form))}
      >
        {shop().hasSmsCodes ? "Send me a code instead" : "E-mail me a code instead"}
      </Button>
    </form>
  );
};
