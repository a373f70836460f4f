/** The colours of mails in one colour scheme. */
export type MailColors = {
  ground: string;
  tint: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  link: string;
  button: string;
  onButton: string;
};

/** The colours of mails by day and by night. */
export type MailSchemes = { light: MailColors; dark: MailColors };

/**
 * The shop's colours (web/src/ui/theme.css), until an admin sets other colours of mails. No pure black or white: mail programs that
 * invert colours invert those first.
 */
export const lightColors: MailColors = {
  ground: "#fbf7f1",
  tint: "#f3ebdf",
  ink: "#2a1823",
  soft: "#58434f",
  line: "#dcd4d6",
  accent: "#a3262f",
  link: "#2b3a82",
  button: "#a3262f",
  onButton: "#fffdfa",
};

/** The same hues by night: aubergine ground, and lighter inks on it. */
export const darkColors: MailColors = {
  ground: "#211319",
  tint: "#33212a",
  ink: "#f6ede2",
  soft: "#cfbfc7",
  line: "#55414c",
  accent: "#ee9a94",
  link: "#b9c3f5",
  button: "#b8323c",
  onButton: "#fffdfa",
};

/** The property that a class of the mail colours. Inline styles have the light colours; the classes replace them at night. */
const properties: Record<string, [property: string, color: keyof MailColors]> = {
  ground: ["background-color", "ground"],
  tint: ["background-color", "tint"],
  ink: ["color", "ink"],
  soft: ["color", "soft"],
  line: ["border-color", "line"],
  strong: ["border-color", "ink"],
  accent: ["color", "accent"],
  link: ["color", "link"],
  button: ["background-color", "button"],
  label: ["color", "onButton"],
};

const darkRules = (dark: MailColors): string =>
  Object.entries(properties)
    .map(([name, [property, color]]) => `.${name}{${property}:${dark[color]}!important}`)
    .join("");

/**
 * The style sheet of every mail. It declares both colour schemes, so that a program with a dark theme takes the shop's own
 * dark colours instead of inverting the light ones. Programs without style sheets show the light colours.
 */
export const mailStyleSheet = ({ dark }: MailSchemes): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
  `@media (prefers-color-scheme:dark){${darkRules(dark)}}` +
  `@media (max-width:480px){.page{padding-left:16px!important;padding-right:16px!important}}`;

export const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";
export const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
