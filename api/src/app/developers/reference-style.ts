/** The style of the reference. Type and colours are the tokens of the shop's own stylesheet, which the page loads before. */
export const referenceStyle = `:root {
  --paper: var(--color-paper, #fbf7f1);
  --raised: var(--color-paper-raised, #fffdfa);
  --deep: var(--color-paper-deep, #f3ebdf);
  --ink: var(--color-ink, #2a1823);
  --soft: var(--color-ink-soft, #58434f);
  --indigo: var(--color-indigo, #2b3a82);
  --madder: var(--color-madder, #a3262f);
  --line: var(--color-hairline, #2a18231f);
  --display: var(--font-display, Georgia, serif);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font-family: var(--font-sans, system-ui, sans-serif); line-height: 1.625; scroll-padding-top: 1rem; }
body { margin: 0; max-width: 84rem; margin-inline: auto; padding: 1rem; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
a { color: var(--indigo); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; overflow-wrap: anywhere; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--indigo); outline-offset: 2px; }
main:focus { outline: none; }
h1, h2, h3 { font-family: var(--display); font-weight: 400; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h1 { font-size: 2.4375rem; line-height: 1.15; margin: 1rem 0; }
h2 { font-size: 1.9375rem; line-height: 1.2; margin: 3rem 0 0; padding-top: 1.5rem; border-top: 3px double var(--madder); }
h3 { font-size: 1.25rem; line-height: 1.4; margin: 2.5rem 0 0.5rem; }
h2 a, h3 a { color: inherit; text-decoration: none; }
h2 a:hover, h3 a:hover { text-decoration: underline; }
p { margin: 0.5rem 0; max-width: 46rem; }
main ul, main ol { margin: 0.5rem 0 0.75rem; padding-left: 1.5rem; max-width: 46rem; }
main ul { list-style: disc; }
main ol { list-style: decimal; }
main li { margin: 0.125rem 0; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; max-width: 52rem; overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 2px; line-height: 1.5; }
pre code { overflow-wrap: normal; }
nav { display: flex; flex-wrap: wrap; column-gap: 1rem; font-size: 0.875rem; border-bottom: 1px solid var(--line); padding-bottom: 1rem; }
nav details[open] { flex-basis: 100%; }
nav summary { cursor: pointer; padding: 0.375rem 0; font-weight: 600; }
nav > a { padding: 0.375rem 0; color: inherit; font-weight: 600; text-decoration: none; }
nav > a:hover { text-decoration: underline; }
nav ul { list-style: none; margin: 0; padding: 0 0 0.5rem 0.75rem; }
nav li a { display: block; padding: 0.1875rem 0; color: var(--soft); text-decoration: none; }
nav li a:hover { text-decoration: underline; }
@media (width >= 64rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 3rem; padding: 2.5rem; }
  .skip:focus { grid-column: 1 / -1; }
  nav > a { display: block; }
  nav { display: block; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; border-bottom: 0; padding-block: 1rem; }
  main { grid-column: 2; min-width: 0; }
}
`;
