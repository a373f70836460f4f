import { useState, type FormEvent } from "react";
import { errorMessage } from "../graphql/error-message.ts";
import { useLoginMutation } from "../graphql/generated.ts";
import { Button } from "../ui/button.tsx";
import { FormMessage } from "../ui/form-message.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useSession } from "./session.ts";

/** E-mail and password, for shoppers and admins alike; the server says which one it was. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: (status: "shopper" | "admin") => void }) => {
  const { logIn } = useSession();
  const [login, { loading }] = useLoginMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    const form = new FormData(event.currentTarget);
    const variables = { email: String(form.get("email")).trim(), password: String(form.get("password")) };
    try {
      const { data } = await login({ variables });
      if (!data) return setFailure("Login failed");
      await logIn(data.login.token, data.login.user);
      onSignedIn(data.login.user.role === "ADMIN" ? "admin" : "shopper");
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "Login failed" }));
    }
  };

  return (
    <form onSubmit={submit} className="grid gap-5">
      <FormMessage tone="error">{failure}</FormMessage>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <Button type="submit" size="large" isWide isLoading={loading}>
        Sign In
      </Button>
    </form>
  );
};
