export type DeviceKind = "desktop" | "phone" | "tablet" | "other";

/** A device in words that its owner knows: "Chrome on Windows", "Safari on iPhone". */
export type Device = { name: string; kind: DeviceKind };

/** In this order: most browsers also name those from which they descend. */
const browsers: [sign: RegExp, name: string][] = [
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

const systems: [sign: RegExp, name: string, kind: DeviceKind][] = [
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

/** A program that is no browser names itself first: "curl/8.5.0", "okhttp/4.12". */
const programName = (userAgent: string) => /^([A-Za-z][\w.-]{1,39})(?:\/|$)/.exec(userAgent)?.[1];

/** Reads a device out of what its browser called itself (the User-Agent header). Never empty, never longer than a line. */
export const deviceOf = (userAgent: string): Device => {
  const text = userAgent.trim();
  const browser = browsers.find(([sign]) => sign.test(text))?.[1];
  const system = systems.find(([sign]) => sign.test(text));
  if (browser && system) return { name: `${browser} on ${system[1]}`, kind: system[2] };
  if (system) return { name: `A browser on ${system[1]}`, kind: system[2] };
  if (browser) return { name: browser, kind: "other" };
  const program = programName(text);
  return { name: !program || program === "Mozilla" ? "Unknown device" : program, kind: "other" };
};
