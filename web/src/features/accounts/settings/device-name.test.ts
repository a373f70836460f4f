import { describe, expect, it } from "vitest";
import { deviceOf } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device is named by its browser and system", () => {
  it.each([
    [
      "Chrome on Windows",
      "desktop",
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    ],
    [
      "Edge on Windows",
      "desktop",
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ],
    [
      "Safari on Mac",
      "desktop",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    ],
    ["Firefox on Linux", "desktop", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
    [
      "Chrome on a Chromebook",
      "desktop",
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
    ],
    [
      "Chrome on Linux",
      "desktop",
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`,
    ],
    [
      "Safari on iPhone",
      "phone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    ],
    [
      "Chrome on iPhone",
      "phone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1",
    ],
    [
      "Instagram on iPhone",
      "phone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22H20 Instagram 400.0.0.0",
    ],
    [
      "Chrome on an Android phone",
      "phone",
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    ],
    [
      "Samsung Internet on an Android tablet",
      "tablet",
      `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    ],
    [
      "Firefox on an Android phone",
      "phone",
      "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
    ],
    ["curl", "other", "curl/8.5.0"],
    ["node", "other", "node"],
  ])("%s", (name, kind, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ name, kind });
  });

  it("has a name even if its User-Agent is unknown", () => {
    for (const userAgent of ["", "   ", "Mozilla/5.0", "<script>alert(1)</script>", "x".repeat(500)])
      expect(deviceOf(userAgent)).toEqual({ name: "Unknown device", kind: "other" });
    expect(deviceOf("Mozilla/5.0 (Windows NT 10.0) Strange/1.0").name).toBe("A browser on Windows");
  });
});
