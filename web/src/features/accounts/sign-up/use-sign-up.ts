import { useState, type FormEvent } from "react";
import { errorCode, errorField, errorMessage } from "../../../graphql/error-message.ts";
import { useSignUpMutation } from "../../../graphql/generated.ts";
import { useUploadProgress } from "../../../graphql/use-upload-progress.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { pictureProblem } from "./picture-file.ts";
import { useSession } from "../session/session.ts";
import { showNotStored } from "../session/show-not-stored.ts";
import { signUpProblems, signUpFieldOf, readSignUpForm, type SignUpField } from "./sign-up-draft.ts";

/** Specification, section 8. */
const FAILED = "Signup failed";

export const signUpFailureText = (error: unknown) => errorMessage(error, { fallback: FAILED });

/** The picture in the size in which it is sent. Its code is loaded with the first picture. */
const pictureToSend = async (picture: File): Promise<File> => {
  const { shopperPhoto, smallerPhoto } = await import("../../../ui/smaller-photo.ts");
  return smallerPhoto(picture, shopperPhoto);
};

/** An error that belongs to no field of the form. */
export type SignUpFailure = { text: string; code: string | undefined };

/** Creates the account of a verified address, and logs in. */
export const useSignUp = (
  { token, needsPassword }: { token: string; needsPassword: boolean },
  onSignedUp: () => void,
) => {
  const { logIn } = useSession();
  const [signUp, { loading }] = useSignUpMutation({ fetchPolicy: "no-cache" });
  const { errors, show, form } = useFieldErrors<SignUpField>();
  const [failure, setFailure] = useState<SignUpFailure | null>(null);
  const [picture, setPicture] = useState<File | null>(null);

  const [isPreparing, setPreparing] = useState(false);
  const progress = useUploadProgress();

  const [pictureError, setPictureError] = useState<string | null>(null);

  const choosePicture = (file: File | null) => {
    const problem = file && pictureProblem(file);
    setPicture(problem ? null : file);
    setPictureError(problem);
  };
  const refusePicture = (message: string) => {
    setPicture(null);
    setPictureError(message);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = readSignUpForm(new FormData(event.currentTarget));
    const problems = signUpProblems(draft, needsPassword);
    setFailure(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    const { name } = draft;
    const password = needsPassword ? draft.password : null;
    setPreparing(true);
    try {
      const input = { token, name, password, mobile: draft.mobile || null };
      const variables = { input, picture: picture && (await pictureToSend(picture)) };
      const { data } = await signUp({ variables, context: progress.contextOf(0, 1) });
      if (!data) return setFailure({ text: FAILED, code: undefined });
      if (!(await logIn(data.signUp.token, data.signUp.user))) showNotStored();
      onSignedUp();
    } catch (error) {
      const text = signUpFailureText(error);
      const field = signUpFieldOf(errorField(error));
      if (field === "picture") refusePicture(text);
      else if (field) show({ [field]: text });
      else setFailure({ text, code: errorCode(error) });
    } finally {
      setPreparing(false);
      progress.end();
    }
  };

  return {
    errors,
    form,
    failure,
    picture: { file: picture, error: pictureError, choosePicture, refusePicture },
    submit,
    isSending: loading || isPreparing,
    progress: progress.share,
  };
};
