import { shop } from "../shop.ts";

/** A longer name, or a longer word in it, is wider than the place beside the icons in the header of a phone of 320 pixels. */
const SHORT_NAME = 12;
const SHORT_WORD = 8;

const isShort = (name: string): boolean =>
  name.length <= SHORT_NAME && name.split(" ").every((word) => word.length <= SHORT_WORD);

/** Logo and name, in the text's colour. Without a lettering the name is set in the display font. */
export const Wordmark = () => {
  const { name, mark, wordmark } = shop();
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className="size-8 shrink-0" dangerouslySetInnerHTML={{ __html: mark }} />
      {wordmark ? (
        <span
          className="min-w-0 [&>svg]:h-6 [&>svg]:w-auto [&>svg]:max-w-full"
          dangerouslySetInnerHTML={{ __html: wordmark }}
        />
      ) : (
        <span
          className={`min-w-0 font-display tracking-tight ${isShort(name) ? "text-xl leading-none" : "line-clamp-2 text-base leading-tight wrap-anywhere"}`}
          translate="no"
        >
          {name}
        </span>
      )}
    </span>
  );
};
