import { escapeHtml } from "../html.ts";
import { headingHtml, hemHtml, linkHtml, partHtml } from "./mail-html.rules.ts";
import { partText, type MailFigure, type MailPart, type MailPiece } from "./mail-parts.rules.ts";
import { lightColors, mailStyleSheet, sans, serif } from "./mail-style.rules.ts";

export type MailText = {
  subject: string;
  /** What lists of mails show beside the subject; otherwise the first text of the mail. */
  preheader?: string;
  heading: string;
  parts: MailPart[];
  why: string;
  /** The page of the shop that ends mails of this kind. */
  whyLink?: { label: string; path: string };
};

const paragraph = (text: string): MailPart => ({ kind: "text", text });
export const parts = {
  paragraph,
  /** The button of a mail: at most one. */
  action: (label: string, url: string): MailPart => ({ kind: "action", label, url }),
  code: (code: string): MailPart => ({ kind: "code", code }),
  /** Text of another person, with its line breaks. */
  quote: (text: string): MailPart => ({ kind: "quote", text }),
  /** Pieces of an order with their pictures, under a small title. */
  pieces: (title: string, pieces: readonly MailPiece[]): MailPart => ({ kind: "pieces", title, pieces }),
  /** Rows of amounts; the totals come last. */
  figures: (figures: readonly MailFigure[]): MailPart => ({ kind: "figures", figures }),
  /** Lines under a small title, such as an address. */
  block: (title: string, lines: readonly string[]): MailPart => ({ kind: "block", title, lines }),
  /** A link that is less prominent than the action. */
  link: (label: string, url: string): MailPart => ({ kind: "link", label, url }),
};

const preheaderOf = ({ preheader, parts: all, heading }: MailText): string =>
  preheader ?? all.find((part) => part.kind === "text")?.text ?? heading;

/** Invisible characters after the preheader, so that lists of mails do not show the beginning of the mail after it. */
const filler = "&#847;&zwnj;&nbsp;".repeat(60);

const { ground, ink, soft, line } = lightColors;

type MailUrls = {
  publicUrl: string;
  /** The address before the paths of pictures. */
  picturesUrl: string;
};

const whyHtml = ({ why, whyLink }: MailText, publicUrl: string): string =>
  escapeHtml(why) + (whyLink ? ` ${linkHtml(`${publicUrl}${whyLink.path}`, whyLink.label)}` : "");

const whyText = ({ why, whyLink }: MailText, publicUrl: string): string =>
  why + (whyLink ? ` ${whyLink.label}: ${publicUrl}${whyLink.path}` : "");

const pageHtml = (mail: MailText, { publicUrl, picturesUrl }: MailUrls): string =>
  `<p style="margin:0 0 8px;font-size:24px;${serif}"><a class="ink" href="${escapeHtml(publicUrl)}" style="color:${ink};text-decoration:none">Saanjh</a></p>
${hemHtml}
${headingHtml(mail.heading)}
${mail.parts.map((part) => partHtml(part, picturesUrl)).join("\n")}
<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:14px;color:${soft};overflow-wrap:anywhere">${whyHtml(mail, publicUrl)}</p>`;

/** The page is 600 px wide, or as wide as the screen. Outlook on Windows knows no maximal width: it gets a table of 600 px. */
const htmlOf = (
  mail: MailText,
  urls: MailUrls,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title><style>${mailStyleSheet}</style></head>
<body class="ground ink" style="margin:0;padding:0;background-color:${ground};color:${ink};${sans};font-size:16px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheaderOf(mail))}${filler}</div>
<table class="ground" role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="${ground}" style="background-color:${ground}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px"><tr>
<td class="page ink" align="left" style="padding:32px 24px;color:${ink};${sans};font-size:16px;line-height:1.55">
${pageHtml(mail, urls)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;

/** A mail in the shop's design, as HTML and as text with the same content. `mediaUrl` is empty if pictures come from the shop. */
export const mailOf = (to: string, mail: MailText, publicUrl: string, mediaUrl = "") => ({
  to,
  subject: mail.subject,
  html: htmlOf(mail, { publicUrl, picturesUrl: mediaUrl || publicUrl }),
  text: [mail.heading, ...mail.parts.map(partText), "--", "Saanjh", publicUrl, whyText(mail, publicUrl)].join(
    "\n\n",
  ),
});
