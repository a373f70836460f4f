import { useEffect, useRef } from "react";

/**
 * For a text area that shows a saved text: another saved text replaces it, such as that of another default address, unless the
 * shopper has typed one. By itself a text area does not follow its default value.
 */
export const useSavedText = (saved: string) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(saved);
  useEffect(() => {
    if (field.current && field.current.value === shown.current) field.current.value = saved;
    shown.current = saved;
  }, [saved]);
  return field;
};
