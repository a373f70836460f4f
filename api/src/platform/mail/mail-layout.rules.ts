import { escapeHtml } from "../html.ts";

/** A row with an amount: its name, an optional detail, and the formatted amount. */
export type MailFigure = { name: string; detail?: string; value: string; isTotal?: boolean };

export type MailPart =
  | { kind: "figures"; figures: readonly MailFigure[] }
  | { kind: "block"; title: string; lines: readonly string[] }
  | { kind: "link"; label: string; url: string }
  | { kind: "text"; text: string }
  | { kind: "action"; label: string; url: string }
  | { kind: "code"; code: string }
  | { kind: "quote"; text: string };

export type MailText = { subject: string; heading: string; parts: MailPart[]; why: string };

const paragraph = (text: string): MailPart => ({ kind: "text", text });
export const parts = {
  paragraph,
  action: (label: string, url: string): MailPart => ({ kind: "action", label, url }),
  code: (code: string): MailPart => ({ kind: "code", code }),
  /** Text of another person, with its line breaks. */
  quote: (text: string): MailPart => ({ kind: "quote", text }),
  /** Rows of amounts; the totals come last. */
  figures: (figures: readonly MailFigure[]): MailPart => ({ kind: "figures", figures }),
  /** Lines under a small title, such as an address. */
  block: (title: string, lines: readonly string[]): MailPart => ({ kind: "block", title, lines }),
  /** A link that is less prominent than the action. */
  link: (label: string, url: string): MailPart => ({ kind: "link", label, url }),
};

const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const sans = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The ornament of the shop as text: mails contain no pictures. */
const hem = `<p style="margin:0;color:#A8323E;letter-spacing:.5em;font-size:14px" aria-hidden="true">&#10070;&#10070;&#10070;</p>`;

const cell = "padding:10px 0;vertical-align:top";

const figureHtml = ({ name, detail, value, isTotal = false }: MailFigure): string => {
  const style = `${cell};${isTotal ? "border-top:2px solid #2A1823;font-weight:600" : "border-top:1px solid #E4DAD0"}`;
  const more = detail ? `<br><span style="font-size:13px;color:#5F4C57">${escapeHtml(detail)}</span>` : "";
  return `<tr><td style="${style};padding-right:16px">${escapeHtml(name)}${more}</td><td align="right" style="${style};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
};

const partHtml = (part: MailPart): string => {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(part.text)}</p>`;
    case "action":
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:#A8323E;color:#FFFFFF;text-decoration:none;padding:14px 28px;font-weight:600">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5F4C57">If the button does not work, copy this link: <br><a href="${escapeHtml(part.url)}" style="color:#2E3F7F;word-break:break-all">${escapeHtml(part.url)}</a></p>`;
    case "quote":
      return `<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid #A8323E;white-space:pre-wrap">${escapeHtml(part.text)}</blockquote>`;
    case "figures":
      return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:24px 0;border-collapse:collapse;font-variant-numeric:tabular-nums">${part.figures.map(figureHtml).join("")}</table>`;
    case "block":
      return `<p style="margin:0 0 4px;font-size:13px;color:#5F4C57">${escapeHtml(part.title)}</p>
<p style="margin:0 0 24px">${part.lines.map(escapeHtml).join("<br>")}</p>`;
    case "link":
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="color:#2E3F7F">${escapeHtml(part.label)}</a></p>`;
    case "code":
      return `<p style="margin:24px 0;padding:16px;background:#F3EADD;text-align:center;font-size:28px;letter-spacing:.2em;font-weight:600">${escapeHtml(part.code)}</p>`;
  }
};

const figureText = ({ name, detail, value }: MailFigure): string =>
  `${name}${detail ? ` (${detail})` : ""}: ${value}`;

const partText = (part: MailPart): string => {
  switch (part.kind) {
    case "text":
      return part.text;
    case "action":
    case "link":
      return `${part.label}: ${part.url}`;
    case "quote":
      return part.text.replace(/^/gm, "> ");
    case "code":
      return `    ${part.code}`;
    case "figures":
      return part.figures.map(figureText).join("\n");
    case "block":
      return [`${part.title}:`, ...part.lines].join("\n");
  }
};

/** A mail in the shop's design, as HTML and as text with the same content. */
export const mailOf = (to: string, mail: MailText, publicUrl: string) => ({
  to,
  subject: mail.subject,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#FBF7F1;color:#2A1823;${sans};font-size:16px;line-height:1.55">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 8px;font-size:24px;${serif}"><a href="${escapeHtml(publicUrl)}" style="color:#2A1823;text-decoration:none">Saanjh</a></p>
${hem}
<h1 style="margin:28px 0 16px;font-size:28px;line-height:1.2;font-weight:500;${serif}">${escapeHtml(mail.heading)}</h1>
${mail.parts.map(partHtml).join("\n")}
<hr style="border:0;border-top:1px solid #E4DAD0;margin:32px 0 16px">
<p style="margin:0;font-size:13px;color:#5F4C57">${escapeHtml(mail.why)}</p>
</div></body></html>`,
  text: [mail.heading, ...mail.parts.map(partText), "--", "Saanjh", publicUrl, mail.why].join("\n\n"),
});
