/** The network information of the browser; Chromium only. */
type NetworkInformation = { saveData?: boolean; effectiveType?: string };

/** Whether to load nothing ahead: the shopper saves data, or the network is slow. */
export const savesData = (
  { saveData, effectiveType }: NetworkInformation = (navigator as { connection?: NetworkInformation })
    .connection ?? {},
): boolean => Boolean(saveData) || /2g/.test(effectiveType ?? "");
