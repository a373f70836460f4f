import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import type { Choice } from "../../../ui/select.tsx";

/** How the form and bulk changes show a field. */
type Control = {
  control?: "text" | "area" | "select" | "schedule";
  /** The label in the form, if it differs from the name. */
  label?: string;
  hint?: string;
  /** The choices of a select, and the words for none. */
  choices?: readonly Choice[];
  placeholder?: string;
  /** Only while nothing is chosen: a choice cannot be taken back. */
  isPlaceholderGone?: boolean;
  inputMode?: "decimal" | "numeric";
  isWide?: boolean;
  /** Under "More": few products need it. */
  isInMore?: boolean;
  /** Under "Product information". */
  isLegal?: boolean;
  /** Under "Search engines". */
  isForSearch?: boolean;
  isRequired?: boolean;
  isPlain?: boolean;
  /** Its name among the kinds of bulk changes. Without it bulk changes do not have the field. */
  bulkLabel?: string;
};

/** A field of a product: as a text in the form, as a value in the API, and in words. */
export type FieldDeclaration = Control & {
  name: string;
  /** The text of a new product; empty if missing. */
  empty?: string;
  textOf: (product: ProductEditor_ProductFragment) => string;
  /** The value of a valid text by the API's name. Stock and the picture's URL are sent apart. */
  toValue?: (text: string) => unknown;
  isValid?: (text: string) => boolean;
  /** The message for an invalid text; the server has the same one (api/src/platform/errors/errors.ts). */
  sentence?: string;
  /** The text without what does not matter, such as blanks. */
  normalized?: (text: string) => string;
  words?: (text: string) => string;
};

export const orNull = (text: string): string | null => text.trim() || null;

/** A text of at most so many characters. */
export const atMost = (length: number) => ({
  isValid: (text: string) => text.trim().length <= length,
  sentence: `Please enter at most ${length} characters.`,
});
