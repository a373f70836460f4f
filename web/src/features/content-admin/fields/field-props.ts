/** What each part of the editor needs: its value, its path in the text such as `home.sections.2`, and the refused field. */
export type FieldProps<Value> = {
  value: Value;
  path: string;
  failure: { field: string | undefined; message: string } | null;
  onChange: (value: Value) => void;
};

/** Those of a section of the home page, whose pictures belong to the text. */
export type SectionProps<Value> = FieldProps<Value> & { contentId: string };

/** The message of a refused field. */
export const failureOf = ({ failure, path }: Pick<FieldProps<unknown>, "failure" | "path">, name: string) =>
  failure?.field === `${path}.${name}` ? failure.message : undefined;
