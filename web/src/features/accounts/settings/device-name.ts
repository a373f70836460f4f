export type DeviceKind = "desktop" | "phone" | "tablet" | "other";

/** A device with a readable name: "Chrome on Windows", "Safari on iPhone". */
export type Device = { name: string; kind: DeviceKind };

/** The order matters: most browsers also name the browsers that they derive from. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bInstagram\b/, "Instagram"],
  [/\bFB(?:AN|AV)\//, "Facebook"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bMiuiBrowser\//, "Mi Browser"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:DuckDuckGo|Ddg)\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const systems: [pattern: RegExp, name: string, kind: DeviceKind][] = [
  [/\biPhone\b|\biPod\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "an Android phone", "phone"],
  [/\bAndroid\b.*\bTV\b/, "an Android TV", "other"],
  [/\bAndroid\b/, "an Android tablet", "tablet"],
  [/\bCrOS\b/, "a Chromebook", "desktop"],
  [/\bWindows\b/, "Windows", "desktop"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac", "desktop"],
  [/\bLinux\b|\bX11\b/, "Linux", "desktop"],
];

/** The name of a program that is not a browser, as in "curl/8.5.0"; `undefined` if missing. */
const programNameOf = (userAgent: string) => /^([A-Za-z][\w.-]{1,39})(?:\/|$)/.exec(userAgent)?.[1];

/** The device of a User-Agent header. The name is never empty and at most one line long. */
export const deviceOf = (userAgent: string): Device => {
  const text = userAgent.trim();
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text));
  if (browser && system) return { name: `${browser} on ${system[1]}`, kind: system[2] };
  if (system) return { name: `A browser on ${system[1]}`, kind: system[2] };
  if (browser) return { name: browser, kind: "other" };
  const program = programNameOf(text);
  return { name: !program || program === "Mozilla" ? "Unknown device" : program, kind: "other" };
};
