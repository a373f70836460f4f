import { createIcon } from "./first-load-icons.tsx";

/** Icons of pages that come late, apart from the others so that the first page does not load them. */
export const SettingsIcon = createIcon(
  <path d="M12 6.3a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 0-11.4ZM12 9.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM12 6.3V3.8M12 20.2v-2.5M6.3 12H3.8M20.2 12h-2.5M8 8 6.2 6.2M17.8 17.8 16 16M16 8l1.8-1.8M6.2 17.8 8 16" />,
);
export const LockIcon = createIcon(
  <path d="M5.5 10.5h13V20h-13zM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7M12 14v2.5" />,
);
export const BellIcon = createIcon(
  <path d="M12 4a5.5 5.5 0 0 0-5.5 5.5c0 4-1.3 5.8-2.2 6.8h15.4c-.9-1-2.2-2.8-2.2-6.8A5.5 5.5 0 0 0 12 4ZM10 19.2a2.2 2.2 0 0 0 4 0" />,
);
export const PlugIcon = createIcon(<path d="M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v3.5" />);
export const DesktopIcon = createIcon(<path d="M3.5 5h17v11h-17zM12 16v3.5M8 19.5h8" />);
export const MobileIcon = createIcon(<path d="M7 3.5h10v17H7zM11 17.5h2" />);
export const TabletIcon = createIcon(<path d="M5 3.5h14v17H5zM11 17.5h2" />);
export const DownloadIcon = createIcon(<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />);
export const CopyIcon = createIcon(<path d="M8.5 8.5h11v11h-11zM15.5 5.5v-1h-11v11h1" />);
