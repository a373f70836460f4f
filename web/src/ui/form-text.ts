/** What was typed into a field of a form, by the field's name; "" where there is no such field. */
export const formText = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
