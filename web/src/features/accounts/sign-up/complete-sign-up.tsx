import { SignUpForm } from "./sign-up-form.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { FormPage } from "../../../ui/form-page.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { LoginInstead } from "./login-instead.tsx";
import { WelcomeAside } from "./welcome-aside.tsx";

/** The heights of the fields. A field with a hint has a line below it. */
const skeletonFields = [
  { name: "e-mail", size: "mb-7 h-12" },
  { name: "name", size: "h-12" },
  { name: "phone", size: "h-12" },
  { name: "password", size: "mb-7 h-12" },
  { name: "confirmation", size: "h-12" },
  { name: "picture", size: "h-18" },
];

const FormSkeleton = ({ fields }: { fields: typeof skeletonFields }) => (
  <LoadingRegion label="Verifying your email">
    <div className="form-stack">
      <Skeleton className="h-19" />
      {fields.map(({ name, size }) => (
        <div key={name}>
          <Skeleton className="mb-1.5 h-5.5 w-28" />
          <Skeleton className={size} />
        </div>
      ))}
      <Skeleton className="h-13" />
    </div>
  </LoadingRegion>
);

/** Second step of the sign-up. `email` is `null` while the link is being verified. */
export const CompleteSignUp = ({
  token,
  email,
  isByCode,
  onSignedUp,
}: {
  token: string;
  email: string | null;
  /** The address is verified by a mailed code: a password is not asked for. */
  isByCode: boolean;
  onSignedUp: () => void;
}) => {
  usePageTitle("Complete Your Signup");
  return (
    <FormPage title="Complete Your Signup" aside={<WelcomeAside />}>
      <FormMessage tone="success" className={email ? "mb-5" : ""}>
        {email && "Email verified successfully! Complete your signup below."}
      </FormMessage>
      {email ? (
        <SignUpForm token={token} email={email} isByCode={isByCode} onSignedUp={onSignedUp} />
      ) : (
        <FormSkeleton fields={isByCode ? skeletonFields.slice(0, 2) : skeletonFields} />
      )}
      <LoginInstead />
    </FormPage>
  );
};
