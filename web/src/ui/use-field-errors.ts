import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * The errors of a form's fields by name. `show` sets the errors and focuses the first invalid field; typing into a
 * field removes its error. Spread `form` into the <form>.
 */
export const useFieldErrors = <Name extends string>() => {
  const [errors, setErrors] = useState<Errors<Name>>({});
  const ref = useRef<HTMLFormElement>(null);

  const show = (newErrors: Errors<Name>) => {
    flushSync(() => setErrors(newErrors));
    // Without an error the focus stays: another part of the form can have an invalid field of its own.
    if (Object.values(newErrors).some(Boolean))
      ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    if (name in errors) setErrors((previousErrors) => ({ ...previousErrors, [name]: undefined }));
  };
  // Without script such a form does nothing: by the default method a password would get into the URL.
  return { errors, show, form: { ref, onInput, noValidate: true, method: "dialog" } };
};
