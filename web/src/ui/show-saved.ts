/**
 * Shows the default values of the fields, which are the saved ones now, so that the fields follow later changes of them. What was
 * typed since the form was sent stays.
 */
export const showSaved = (form: HTMLFormElement, sent: FormData): void => {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== sent.get(name));
  form.reset();
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && typeof value === "string") field.value = value;
  }
};
