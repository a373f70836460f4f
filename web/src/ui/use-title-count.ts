import { useEffect } from "react";

const countPattern = /^\(\d+\+?\) /;

/** A title with a count before it: "(3) Orders · Saanjh"; without one for zero. */
export const titleWithCount = (title: string, count: number): string => {
  const plain = title.replace(countPattern, "");
  return count > 0 ? `(${count > 99 ? "99+" : count}) ${plain}` : plain;
};

/** Shows a count in the document title while the component is mounted, before the title of each page. */
export const useTitleCount = (count: number) => {
  useEffect(() => {
    const show = () => {
      const title = titleWithCount(document.title, count);
      if (title !== document.title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);
};
