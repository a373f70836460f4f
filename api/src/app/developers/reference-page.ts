import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../../platform/html.ts";

type Heading = { depth: number; text: string; id: string };

const idOf = (text: string): string => text.replaceAll(/[^\w]+/g, "-").replaceAll(/^-|-$/g, "");

const link = ({ id, text }: Heading): string => `<a href="#${id}">${escapeHtml(text)}</a>`;

/** The headings of the second level, each with those below it. */
const contentsOf = (headings: readonly Heading[]): string => {
  const sections: { head: Heading; parts: Heading[] }[] = [];
  for (const heading of headings) {
    if (heading.depth === 2) sections.push({ head: heading, parts: [] });
    if (heading.depth === 3) sections.at(-1)?.parts.push(heading);
  }
  return sections
    .map(({ head, parts }) => {
      if (parts.length === 0) return link(head);
      const items = [head, ...parts].map((part) => `<li>${link(part)}</li>`).join("");
      return `<details><summary>${escapeHtml(head.text)}</summary><ul>${items}</ul></details>`;
    })
    .join("\n");
};

/** A page of the reference: its Markdown as HTML, with contents beside it. It has no script. */
export const referencePage = (markdown: string, styles: readonly string[]): string => {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, text }: Tokens.Heading) {
        const id = idOf(text);
        headings.push({ depth, text, id });
        const name = escapeHtml(text);
        return `<h${depth} id="${id}">${depth === 1 ? name : `<a href="#${id}">${name}</a>`}</h${depth}>\n`;
      },
      // Descriptions are text: what looks like markup is shown as it is.
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      code: ({ text, lang }: Tokens.Code) =>
        `<pre tabindex="0" aria-label="${escapeHtml(lang ?? "Example")}"><code>${escapeHtml(text)}</code></pre>\n`,
    },
  });
  const content = marked.parse(markdown, { async: false });
  const title = escapeHtml(headings[0]?.text ?? "");
  return `<!doctype html>
<html lang="en-IN" data-typefaces>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join("\n")}
</head>
<body>
<a class="skip" href="#main-content">Skip to content</a>
<nav aria-label="Contents">
${contentsOf(headings)}
</nav>
<main id="main-content" tabindex="-1">
${content}</main>
</body>
</html>
`;
};
